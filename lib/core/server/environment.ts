import 'server-only';

/** The variables of a process; tests pass their own. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The value of a variable that the deployment must set; `.env.example` explains each.
 * Throws a plain Error that names it: a missing variable is a fault of the deployment, not of a request.
 */
export function requireVariable(env: Environment, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set (see .env.example).`);
  return value;
}
