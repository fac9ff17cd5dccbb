export { readDatabase, writeDatabase } from '@/tests/support/api/database';
