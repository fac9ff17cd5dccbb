import { answerRoute } from '@/lib/core/server/answer-route';
import { serveFile } from '@/lib/files/server/serve-file';

type Context = { params: Promise<{ link: string }> };

export const dynamic = 'force-dynamic';

/** How long a file may take (s). */
export const maxDuration = 60;

/** The bytes of a file, or a part of them, for who has a link to it; `?download` saves it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerRoute('file', async () =>
    serveFile({
      sealed: (await params).link,
      range: request.headers.get('range'),
      isDownload: new URL(request.url).searchParams.has('download'),
    }),
  );
}
