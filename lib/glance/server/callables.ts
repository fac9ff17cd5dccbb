import 'server-only';
import { glanceAtRoomCallable } from '@/lib/glance/server/read-glance';

/** What pages ask that no line to the databases reaches. */
export const glanceCallables = [glanceAtRoomCallable];
