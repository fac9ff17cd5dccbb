import { Gallery, Row } from './gallery';
import { Logo } from '@/components/ui/logo';
import { LogoMark } from '@/components/ui/logo-mark';

const grounds = [
  'bg-canvas',
  'bg-surface',
  'bg-raised',
  'bg-sunken',
  'bg-stage',
  'bg-tile',
  'bg-stage-button',
];
const fills = ['bg-ink', 'bg-orchid', 'bg-gorse', 'bg-moss', 'bg-poppy-fill', 'bg-line', 'bg-line-strong'];
const washes = ['bg-orchid-wash', 'bg-gorse-wash', 'bg-moss-wash', 'bg-poppy-wash'];
const sans = ['text-12', 'text-13', 'text-14', 'text-16', 'text-18', 'text-22'];
const serif = ['text-22', 'text-28', 'text-34', 'text-40', 'text-48', 'text-56'];

export function TokensGallery() {
  return (
    <Gallery title="Tokens">
      {Object.entries({ grounds, fills, washes }).map(([name, colours]) => (
        <Row key={name} label={name}>
          {colours.map((colour) => (
            <div key={colour} className="text-12 text-ink-2">
              <div className={`h-12 w-24 rounded-8 shadow-1 ${colour}`} />
              {colour.slice(3)}
            </div>
          ))}
        </Row>
      ))}
      <Row label="ink">
        <span className="text-ink">ink 1lI 0O</span>
        <span className="text-ink-2">ink-2</span>
        <span className="text-ink-3">ink-3</span>
        <span className="text-orchid">orchid</span>
        <span className="text-gorse-text">gorse-text</span>
        <span className="text-moss">moss</span>
        <span className="text-poppy">poppy</span>
      </Row>
      <Row label="sans">
        {sans.map((size) => (
          <span key={size} className={size}>
            {size.slice(5)} <span className="font-medium">Medium</span>{' '}
            <span className="font-semibold">Semibold</span> <span className="tabular">0123</span>
          </span>
        ))}
      </Row>
      <Row label="serif">
        {serif.map((size) => (
          <span key={size} className={`title ${size}`}>
            {size.slice(5)} Waves
          </span>
        ))}
      </Row>
      <Row label="mono">
        <code className="font-mono text-14">h = v^2/(2g) 1lI 0O</code>
      </Row>
      <Row label="elevation">
        <div className="h-16 w-32 rounded-12 bg-surface p-3 shadow-1">1</div>
        <div className="raised h-16 w-32 rounded-12 p-3 shadow-2">2</div>
        <div className="raised h-16 w-32 rounded-12 p-3 shadow-3">3</div>
      </Row>
      <Row label="logo">
        <Logo name="Chalktalk" href="/design" />
        <Logo name="Chalktalk" href="/design" size={16} />
        <span className="flint grid size-12 place-items-center rounded-8">
          <LogoMark />
        </span>
      </Row>
    </Gallery>
  );
}
