const lists: Readonly<Record<string, object>> = {
  ListRooms: { rooms: [] },
  ListParticipants: { participants: [] },
  CreateRoom: {},
};

/** Answers the server's questions as LiveKit does when no room is open and nobody is inside (Twirp with JSON). */
export function answerAsEmptyMediaServer(_: Request, pathname: string): Promise<Response> {
  const found = lists[pathname.split('/').at(-1) ?? ''];
  const answer = found
    ? Response.json(found)
    : Response.json({ code: 'not_found', msg: 'participant does not exist' }, { status: 404 });
  return Promise.resolve(answer);
}
