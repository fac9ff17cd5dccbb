import * as z from 'zod/mini';

export const captionSizes = ['small', 'medium', 'large'] as const;
export const captionPlaces = ['under', 'above'] as const;

const settingsSchema = z.object({
  isOn: z.boolean(),
  size: z.enum(captionSizes),
  place: z.enum(captionPlaces),
});
/** How a person reads captions on this device. */
export type CaptionSettings = z.infer<typeof settingsSchema>;

/** Nobody has captions who has not asked for them. */
const firstSettings: CaptionSettings = { isOn: false, size: 'medium', place: 'under' };

/** Reads what this device has kept; anything else counts as nothing. */
export function parseSettings(text: string | null): CaptionSettings {
  try {
    return settingsSchema.safeParse(JSON.parse(text ?? '')).data ?? firstSettings;
  } catch {
    return firstSettings;
  }
}
