/**
 * Options, such as special abilities, items and playbooks: the lists and maps they are taken from, the questions they
 * ask, the judges of whether a character may have one, and what comes by links from a sheet that gives to this one
 * (OwnerLinks). Start with Option and OptionList; PickJudge is what every pick goes through. What options give is in
 * rules.effect.
 */
package lampblack.rules.option;
