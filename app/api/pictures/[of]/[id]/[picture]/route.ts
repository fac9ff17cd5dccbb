import { answerRoute } from '@/lib/core/server/answer-route';
import { servePicture } from '@/lib/pictures/server/serve-picture';

type Context = { params: Promise<{ of: string; id: string; picture: string }> };

export const dynamic = 'force-dynamic';

/** The picture of a person or of a room, for who knows its address. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return answerRoute('picture', async () => servePicture(await params));
}
