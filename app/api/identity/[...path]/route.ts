import { answerIdentityPage } from '@/lib/auth/server/identity-pages';

type Context = { params: Promise<{ path: string[] }> };

const answer = async (request: Request, { params }: Context): Promise<Response> =>
  answerIdentityPage(request, (await params).path);

/** `next.config.mjs` leads `/__/…` here. A provider comes back with either method. */
export { answer as GET, answer as POST };
