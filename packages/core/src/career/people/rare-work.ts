/** Ideals and fame: work that few live from, or that has a selection of its own. */
export interface RareWork {
  pattern: RegExp;
  name: string;
  facts: readonly string[];
  near: readonly string[];
  /** It is an occupation with advice of its own, too. */
  isJob?: boolean;
}
export const RARE_WORK: readonly RareWork[] = [
  {
    pattern: /\bastronauts?\b/i,
    name: 'an astronaut',
    facts: [
      'NASA asks for US citizenship, a master’s degree in engineering, science, or math (or an equivalent it lists), and about three years of professional work or 1,000 hours as pilot in command.',
      'You’d also have to pass NASA’s physical, and only about ten of thousands of applicants are chosen every few years.',
      'So build a career that you’d like in any case: finish a bachelor’s and then a master’s degree in a field on NASA’s list, and work in research, engineering, medicine, or flying.',
    ],
    near: ['aerospace-engineer', 'research-scientist', 'pilot'],
  },
  {
    pattern: /\b(?:youtubers?|influencers?|streamers?|tiktoker|tik ?tok star|content creator|podcaster|twitch)\b/i,
    name: 'a content creator',
    facts: [
      'Few creators live from their channel, and for most who do it takes years, so keep your job until the income has covered your bills for several months.',
      'Publish on a fixed day each week, and look at how long viewers stay before you make the next one.',
      'The same skills are paid sooner as freelance or staff work, such as video editing or social media for a business.',
    ],
    near: ['video-editor', 'social-media-specialist', 'performer'],
  },
  {
    pattern: /\b(?:pro(?:fessional)? (?:athlete|gamer|ball\w*|soccer|football|basketball)|nba|nfl|mlb|esports)\b/i,
    name: 'a professional athlete',
    facts: [
      'Very few are paid to play, and tryouts and scouts decide, so ask a coach at the next level for an honest view.',
      'Coaching, training, and recreation are paid work in the same field.',
    ],
    near: ['coach', 'fitness-trainer', 'recreation-worker'],
  },
  {
    pattern:
      /\b(?:rapper|singer|musician|rock star|actor|actress|model|comedian|voice (?:actor|over\w*)|movie star|famous)\b/i,
    name: 'a performer',
    isJob: true,
    facts: [
      'Few performers live from it alone, so keep steady income while you audition, record, and build a list of paid dates.',
      'Record a short reel of your best work, and audition only through calls that charge nothing.',
    ],
    near: ['performer', 'video-editor', 'broadcast-technician'],
  },
];
