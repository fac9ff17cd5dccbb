/** A test notes so that it has asked axe about a page; the note's words are the page's path. */
export const axeAnnotation = 'axe';
