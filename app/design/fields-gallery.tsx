'use client';

import { Check } from 'lucide-react';
import { useState } from 'react';
import { Gallery, Row } from './gallery';
import { Button } from '@/components/ui/buttons/button';
import { DateField } from '@/components/ui/fields/date-field';
import { Field } from '@/components/ui/fields/field';
import { LinkText } from '@/components/ui/buttons/link-text';
import { PasswordField } from '@/components/ui/fields/password-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';

const presets = [
  { value: 'lesson', label: 'Lesson', description: 'Learners write on your sheet' },
  { value: 'class', label: 'Class', description: 'A page for each' },
  { value: 'group', label: 'Study group', description: 'Everyone equal' },
] as const;

type Preset = (typeof presets)[number]['value'];

export function FieldsGallery() {
  const [preset, setPreset] = useState<Preset>('lesson');
  const [none, setNone] = useState<Preset | ''>('');
  return (
    <Gallery title="Fields">
      <Row label="text">
        <TextField className="w-80" label="Name" placeholder="Waves on a string" />
        <TextField className="w-80" label="E-mail" size={48} hint="Never shown to others." />
        <TextField className="w-80" label="Name" defaultValue="" error="Give the room a name." />
      </Row>
      <Row label="several lines">
        <TextArea className="w-80" label="Why" placeholder="In a sentence" rows={2} />
        <TextArea className="w-80" label="Why" hint="They read it." defaultValue="It moves to Thursday." />
        <TextArea className="w-80" label="Why" defaultValue="" error="Say why in a few words." />
      </Row>
      <Row label="day and time">
        <DateField className="w-80" type="date" label="Day" defaultValue="2026-11-30" shown="Mon 30 Nov" />
        <DateField className="w-80" type="time" label="Start" defaultValue="17:00" shown="17:00" />
        <DateField className="w-80" type="date" label="Day" shown={undefined} error="Choose a day." />
      </Row>
      <Row label="around a control">
        <Field className="w-80" id="field-of-own" label="Loudness" hint="Any control can stand in a field.">
          <input id="field-of-own" type="range" aria-describedby="field-of-own-hint" className="w-full" />
        </Field>
        <Field className="w-80" id="field-at-fault" label="Loudness" error="Nothing is heard.">
          <input
            id="field-at-fault"
            type="range"
            aria-describedby="field-at-fault-error"
            className="w-full"
          />
        </Field>
      </Row>
      <Row label="trailing">
        <TextField
          className="w-80"
          label="Have a link?"
          size={48}
          placeholder="Paste it here"
          trailingRoom="button"
          trailing={<Button variant="accent">Join</Button>}
        />
      </Row>
      <Row label="password">
        <PasswordField
          className="w-80"
          label="Password"
          size={48}
          showLabel="Show password"
          hideLabel="Hide password"
        />
        <PasswordField
          className="w-80"
          label="Password"
          labelAside={<LinkText href="/design">Forgot it?</LinkText>}
          defaultValue="chalkchalk"
          size={48}
          showLabel="Show password"
          hideLabel="Hide password"
          error="This password does not open this account. Check it with the eye."
        />
      </Row>
      <Row label="select">
        <SelectField
          className="w-80"
          label="Preset"
          value={preset}
          onValueChange={setPreset}
          options={presets}
        />
        <SelectField
          className="w-80"
          label="Microphone"
          labelAside={
            <span className="flex items-center gap-1.5 text-moss">
              <Check className="size-4!" />
              We hear you
            </span>
          }
          value={none}
          onValueChange={setNone}
          options={presets}
          placeholder="Choose one"
        />
        <SelectField
          className="w-80"
          label="Camera"
          value={none}
          onValueChange={setNone}
          options={presets}
          placeholder="No camera found"
          error="The camera is used by another program."
        />
      </Row>
    </Gallery>
  );
}
