/**
 * For how long a server of the local stack keeps a connection that nobody uses (ms): so long that hardly any is unused
 * until then. With Node's 5 s it is closed just when the next request goes out on it, which its sender is told as a
 * connection that was reset.
 */
export const keepAlive = 75_000;
