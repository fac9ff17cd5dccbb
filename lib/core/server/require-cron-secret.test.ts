import { requireCronSecret } from './require-cron-secret';

const env = { CRON_SECRET: 'known to the scheduler alone' };

describe('the door of the scheduler', () => {
  it('opens for its secret', () => {
    expect(() => requireCronSecret('Bearer known to the scheduler alone', env)).not.toThrow();
  });

  it.each([
    ['nothing is sent', null, env, 'auth/required'],
    ['another secret is sent', 'Bearer guessed', env, 'auth/invalid-token'],
    ['the secret comes without its scheme', 'known to the scheduler alone', env, 'auth/invalid-token'],
    ['the deployment has no secret', 'Bearer undefined', {}, 'auth/invalid-token'],
    ['the deployment’s secret is empty', 'Bearer ', { CRON_SECRET: '' }, 'auth/invalid-token'],
  ])('stays shut when %s', (_, authorization, environment, code) => {
    expect(() => requireCronSecret(authorization, environment)).toThrow(
      expect.objectContaining({ code }) as Error,
    );
  });
});
