import type { AdviceRequest } from '../advice.ts';

const COUNTRY =
  '(?:india|philippines|mexico|nigeria|china|brazil|ukraine|russia|venezuela|colombia|cuba|haiti|syria|iraq|iran|afghanistan|pakistan|egypt|kenya|ghana|ethiopia|vietnam|korea|poland|peru|ecuador|dominican republic|el salvador|guatemala|honduras|jamaica|uk|england|germany|france|spain|turkey|bangladesh|nepal|cameroon|congo)';
const CITY = '(?:manila|cebu|mumbai|delhi|lagos|nairobi|mexico city|caracas|bogota|havana|kyiv|moscow|cairo)';
const TRAINED =
  '(?:trained|educated|licensed|degree|diploma|nurse|doctor|physician|engineer|teacher|dentist|pharmacist|lawyer|accountant|graduated|studied|bsn|bs|ba|md)';

const ABROAD = new RegExp(
  [
    String.raw`\b${TRAINED}\b (?:\w+ ){0,4}(?:in|from) (?:the )?${COUNTRY}\b`,
    String.raw`\b${TRAINED} ${CITY}\b|\b${TRAINED} \(${COUNTRY}\)`,
    String.raw`\b(?:foreign|overseas|internationally)[- ](?:trained|educated|degree|diploma|license)\b|\b${TRAINED} (?:\w+ ){0,3}(?:abroad|overseas|back home|in (?:my|another) (?:home )?country)\b`,
  ].join('|'),
  'i',
);

/** Whether somebody was trained in another country. */
export const isTrainedAbroad = ({ current, goals, typedSkills, unknownSkills }: AdviceRequest): boolean =>
  [current.title, goals, ...(typedSkills ?? unknownSkills)].some((text) => ABROAD.test(text));
