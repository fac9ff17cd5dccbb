import { findAppUrl } from './app-url';

describe('where links in mails lead', () => {
  it('is what the deployment says, without path or slash', () => {
    expect(findAppUrl({ APP_URL: 'https://chalk.example/' })).toBe('https://chalk.example');
  });

  it('is what Vercel calls the production site, when nothing else is said', () => {
    expect(findAppUrl({ VERCEL_PROJECT_PRODUCTION_URL: 'chalk.example' })).toBe('https://chalk.example');
    expect(findAppUrl({ APP_URL: 'https://a.example', VERCEL_PROJECT_PRODUCTION_URL: 'b.example' })).toBe(
      'https://a.example',
    );
  });

  it('is unknown otherwise', () => {
    expect(findAppUrl({})).toBeNull();
  });
});
