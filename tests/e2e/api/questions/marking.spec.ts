import { answerQuestion, openQuestion, previewQuestion, saveQuestion } from '@/lib/questions/contract';
import { call, resultOf } from '@/tests/support/api/call';
import { writeQuestion } from '@/tests/support/questions/ask-question';
import { expect, test } from '@/tests/e2e/api/support/api-test';

test('The built server marks answers in its thread, beside a preview', async ({ makeScene }) => {
  const { roomId, host, learner } = await makeScene();
  const written = writeQuestion('0.5 N m', { figures: { count: 1, atLeast: false } }, { tries: 2 });
  const byHost = async (contract: Parameters<typeof call>[0], input: object) =>
    resultOf(await call(contract, { token: host.token, input: { roomId, ...input } }));

  expect(await byHost(previewQuestion, { written })).toMatchObject({
    accepted: [{ typed: '0.5 N m' }, { typed: '5e2 mN m' }, { typed: '0.5 J' }],
    warnings: [],
  });
  const { questionId } = (await byHost(saveQuestion, { written })) as { questionId: string };
  await byHost(openQuestion, { questionId });
  for (const [typed, state] of [
    ['0.50 N m', 'partly'],
    ['0.5 J', 'right'],
  ] as const) {
    const input = { roomId, questionId, round: 1, given: { typed } };
    expect(resultOf(await call(answerQuestion, { token: learner.token, input }))).toMatchObject({
      verdict: { state },
    });
  }
});
