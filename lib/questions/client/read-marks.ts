import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { parseMarks, type KeptMark } from '@/lib/questions/parse-marks';

/** All answers to a question with their verdicts, once. Rejects with what Firestore refuses. */
export async function readMarks(roomId: string, questionId: string): Promise<KeptMark[]> {
  const { firestore, collection, getDocs } = await loadFirestore();
  const { docs } = await getDocs(collection(firestore, 'rooms', roomId, 'questions', questionId, 'marks'));
  return parseMarks(docs.map((doc) => ({ id: doc.id, data: doc.data() })));
}
