/** A person who can answer a question. */
export type Answerer = { uid: string; name: string };
