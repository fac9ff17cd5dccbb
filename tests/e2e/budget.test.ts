import { exceptions, perFeature, standing, type Stories } from './budget';
import { listStories } from './list-stories';

const projects = Object.keys(perFeature) as (keyof Stories)[];
const stories = listStories();

/** How many stories a project has in each folder of a feature; those that stand directly in it are under `.`. */
function countStories(project: keyof Stories): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { folder } of stories) {
    const [first, feature = '.'] = folder.split('/');
    if (first === project) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return counts;
}

describe.each(projects)('%s', (project) => {
  const counts = countStories(project);

  it('has stories', () => {
    expect(counts.get('.')).toBeGreaterThan(0);
  });

  it('keeps within the number of its stories', () => {
    const limit = (feature: string) =>
      feature === '.' ? standing[project] : (exceptions[feature]?.[project] ?? perFeature[project]);
    const over = [...counts].filter(([feature, count]) => count > limit(feature));
    expect(over.map(([feature, count]) => `${feature}: ${count} of ${limit(feature)}`)).toEqual([]);
  });
});
