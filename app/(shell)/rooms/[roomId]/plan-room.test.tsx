/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PlanRoom } from '@/app/(shell)/rooms/[roomId]/plan-room';
import { writePlanFile } from '@/lib/calendar/contract';
import { saveFile } from '@/lib/core/client/save-file';
import { updateRoom } from '@/lib/rooms/contract';
import type { Plan } from '@/lib/rooms/settings/plan';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { descriptionOf, renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/lib/core/client/save-file');

const onClose = jest.fn();
const draft = { read: () => ({}), keep: jest.fn(), discard: jest.fn() };
const at = Date.parse('2096-11-27T11:30:00Z');
const once: Plan = { kind: 'once', at, minutes: 45, zone: 'Asia/Kolkata' };

function draw(plan?: Plan, denied?: string): void {
  const room = { name: 'Waves, on a string', ...(plan && { plan }) };
  renderScreen(<PlanRoom roomId="waves" room={room} denied={denied} draft={draft} onClose={onClose} />, {
    at: '/rooms/waves',
  });
}
const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => dialog().getByLabelText<HTMLInputElement>(name);
const change = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(dialog().getByRole('button', { name }));

describe('planning a room', () => {
  it('shows a plan by the clock of its own zone, and keeps that zone', async () => {
    fakeServer.answer(updateRoom, () => ({}));
    draw(once);
    expect([field('Day').value, field('Start').value]).toEqual(['2096-11-27', '17:00']);
    dialog().getByText(/^Ends 17:45, Kolkata time\. For you it begins /);
    change('Start', '18:15');
    press('Plan for Tue 27 Nov');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const plan = { ...once, at: at + 75 * 60_000 };
    expect(fakeServer.askedOf(updateRoom)).toEqual([{ roomId: 'waves', plan }]);
  });

  it('asks for what is missing, and says what is over', () => {
    draw(once);
    change('Start', '');
    press('Save');
    expect(descriptionOf(field('Start'))).toBe('Choose a day and a time.');
    change('Start', '10:00');
    expect(descriptionOf(field('Start'))).toBe('');
    change('Day', '2020-01-01');
    press(/^Plan for/);
    expect(descriptionOf(field('Day'))).toMatch(/This is over already/);
    expect(fakeServer.askedOf(updateRoom)).toEqual([]);
  });
});

describe('the plan for one’s own calendar', () => {
  it('is a file with the name of the room, for every member', async () => {
    fakeServer.answer(writePlanFile, () => ({ file: 'BEGIN:VCALENDAR' }));
    draw(once, 'Only hosts plan.');
    expect(dialog().queryByLabelText('Day')).toBeNull();
    press('Download .ics');
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledWith('Waves-on-a-string.ics', 'BEGIN:VCALENDAR', 'text/calendar'),
    );
  });

  it('says why there is no file while nothing is planned', () => {
    draw();
    const download = dialog().getByRole('button', { name: 'Download .ics' });
    expect(download.getAttribute('aria-disabled')).toBe('true');
    expect(descriptionOf(download)).toMatch(/Nothing is planned yet/);
  });
});
