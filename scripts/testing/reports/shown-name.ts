const beginning = 'What is shown to';

/** The name under which a test keeps what a page showed when it failed. */
export const shownName = (whose: string): string => `${beginning} ${whose}`;

/** Whether an attachment of a test is such a page. */
export const isShown = (name: string): boolean => name.startsWith(beginning);
