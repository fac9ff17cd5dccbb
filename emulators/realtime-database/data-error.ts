/** Data that the service refuses whatever the rules say: a bad key, a path too long, a number that is none. */
export class DataError extends Error {}
