/** Characters of a note with a raised hand or a refusal. Rules and pages count alike. */
export const longestNote = 140;

/** How long a row of the queue stays as it is (ms). Nobody presses faster, and rules count from the server's time. */
export const askPace = 250;

/** How long a mark of typing stays as it is (ms), also before it is taken away. */
export const typingPace = 1000;

/** How long a place in the queue is kept for a person whose connection broke (ms). The lobby keeps one as long. */
export const placeKeptFor = 2 * 60_000;
