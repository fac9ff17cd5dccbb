/** What asks for a recent sign-in, by the part of the page in which it is done. */
const actions = ['password', 'ways', 'everywhere', 'deletion'] as const;
export type Action = (typeof actions)[number];

export const isAction = (text: string): text is Action => actions.some((action) => action === text);
