import baseConfig from '../../jest.config.mjs';

/** The unit tests of the resolver alone, in the process that Stryker gives them. */
const mutationConfig = async () => ({
  ...(await baseConfig()),
  rootDir: '../..',
  roots: ['<rootDir>/lib/access'],
  maxWorkers: 1,
});

export default mutationConfig;
