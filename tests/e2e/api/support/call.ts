export { call, newKey, resultOf } from '@/tests/support/api/call';
