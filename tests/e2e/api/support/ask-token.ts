export { askToken, getToken } from '@/tests/support/api/ask-token';
