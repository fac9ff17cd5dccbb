export { makeInvite } from '@/tests/support/callables/invite-cases';
