/** The builder in the browser: a server on this machine, its pages, and what their forms change. */
package lampblack.web;
