/**
 * Why a line does not follow: a sign was lost, a solution was lost or came in, it holds for some values alone, one side
 * is a factor off, the units do not fit, or none of these.
 */
export const stepFaults = ['sign', 'lost-solution', 'not-always', 'factor', 'units', 'other'] as const;
export type StepFault = (typeof stepFaults)[number];
