import { ChartLine, Heading, PenLine, ScrollText, Sigma, SlidersHorizontal, Table, Type } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Insertion } from '@/lib/worksheet/edit/insertions';

/** How each thing that can be added looks in a list. */
export const insertionIcons: Readonly<Record<Insertion, ReactNode>> = {
  line: <Sigma />,
  text: <Type />,
  heading: <Heading />,
  plot: <ChartLine />,
  slider: <SlidersHorizontal />,
  table: <Table />,
  derivation: <ScrollText />,
  paper: <PenLine />,
};
