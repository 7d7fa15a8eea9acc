/** How a character is shown: by its picture, or by the letters that its name begins with. */
package lampblack.builder.portrait;
