import type { DataMessage, DataTopic } from '../data-topics';
import type { DataGate, Heard } from './data-gate';
import type { DataSender } from './hear-pictures';

/** Answers `not-allowed` for what this sender may not tell this page: it is counted with what the gate drops. */
export type DataListener<Topic extends DataTopic> = (
  message: DataMessage<Topic>,
  sender: DataSender,
) => unknown;

/** Who on this page listens to which topic. */
export function createTopicListeners(drop: DataGate['drop']) {
  const listeners = new Map<DataTopic, Set<DataListener<DataTopic>>>();
  return {
    tell: (name: DataTopic, { message, sender }: Heard): void => {
      listeners.get(name)?.forEach((listener) => {
        if (listener(message, sender) === 'not-allowed') drop('not-allowed');
      });
    },
    listen: <Topic extends DataTopic>(name: Topic, listener: DataListener<Topic>): (() => void) => {
      const all = listeners.get(name) ?? new Set();
      listeners.set(name, all);
      const general = listener as DataListener<DataTopic>;
      all.add(general);
      return () => void all.delete(general);
    },
    clear: (): void => listeners.clear(),
  };
}
