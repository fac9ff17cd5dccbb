export { makeCaller, tenTimes } from '@/tests/support/api/administrator';
