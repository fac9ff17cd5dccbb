/** How far from the part in sight a formula is typeset, before its reader comes to it (px). */
const ahead = 1000;
/** How much of one task goes to typesetting (ms); the rest of a frame is for scrolling. */
const slice = 8;

type Job = { place: Element; run: () => void };

/** One watch for each list that scrolls. */
const watches = new WeakMap<Element, IntersectionObserver>();
const jobs = new Map<Element, Job>();
const due = new Set<Job>();
let isBegun = false;
let spent = 0;

/**
 * Runs what typesets a formula: at once as long as this task has time, and else when the formula comes near the part
 * in sight. Its typed form stands until then. Returns what calls it off.
 */
export function typesetLater(place: Element, run: () => void): () => void {
  const scroller = place.closest('[role="region"], [data-paper]');
  if (scroller === null || typeof IntersectionObserver === 'undefined') {
    run();
    return () => undefined;
  }
  if (take(run)) return () => undefined;
  const job = { place, run };
  const watch = watchOf(scroller);
  jobs.set(place, job);
  watch.observe(place);
  return () => {
    jobs.delete(place);
    due.delete(job);
    watch.unobserve(place);
  };
}

/** Runs it in what this task has left; false where nothing is left. */
function take(run: () => void): boolean {
  if (spent >= slice) return false;
  if (!isBegun) {
    isBegun = true;
    setTimeout(refill);
  }
  const before = performance.now();
  run();
  spent += performance.now() - before;
  return true;
}

/** The next task has its own time, and goes on with what is due. */
function refill(): void {
  isBegun = false;
  spent = 0;
  for (const job of due) {
    if (!take(job.run)) break;
    due.delete(job);
  }
}

function watchOf(scroller: Element): IntersectionObserver {
  const known = watches.get(scroller);
  if (known !== undefined) return known;
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const job = isIntersecting ? jobs.get(target) : undefined;
        if (job === undefined) continue;
        watch.unobserve(target);
        jobs.delete(target);
        due.add(job);
      }
      if (due.size > 0 && !isBegun) refill();
    },
    { root: scroller, rootMargin: `${ahead}px 0px` },
  );
  watches.set(scroller, watch);
  return watch;
}
