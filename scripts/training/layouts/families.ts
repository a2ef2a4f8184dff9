/** All families of layouts. */
import type { Family } from './layout.ts';
import { ACADEMIC } from './layouts/academic.ts';
import { CAPITALS } from './layouts/capitals.ts';
import { CARDS } from './layouts/cards.ts';
import { CENTERED } from './layouts/centered.ts';
import { CLASSIC_WORD } from './layouts/classic-word.ts';
import { COMPACT_TECHNICAL } from './layouts/compact-technical.ts';
import { DATES_FIRST } from './layouts/dates-first.ts';
import { DESIGNER } from './layouts/designer.ts';
import { DOCUMENT_TEMPLATES } from './layouts/document-templates.ts';
import { EUROPEAN_FORM } from './layouts/european-form.ts';
import { EXECUTIVE } from './layouts/executive.ts';
import { FEDERAL } from './layouts/federal.ts';
import { FUNCTIONAL } from './layouts/functional.ts';
import { HEADER_BAND } from './layouts/header-band.ts';
import { HINT_COLUMN } from './layouts/hint-column.ts';
import { ICON_FONT } from './layouts/icon-font.ts';
import { JUSTIFIED_TEXT } from './layouts/justified.ts';
import { MODERN_WORD } from './layouts/modern-word.ts';
import { NO_HEADINGS } from './layouts/no-headings.ts';
import { ONE_LINE } from './layouts/one-line.ts';
import { ONLINE_BUILDER } from './layouts/online-builder.ts';
import { OUTLINE } from './layouts/outline.ts';
import { OWN_LINES } from './layouts/own-lines.ts';
import { PLAIN_ATS } from './layouts/plain-ats.ts';
import { PROFILE_EXPORT } from './layouts/profile-export.ts';
import { SENTENCES } from './layouts/sentences.ts';
import { SIDEBAR_LEFT } from './layouts/sidebar-left.ts';
import { SIDEBAR_RIGHT } from './layouts/sidebar-right.ts';
import { STUDENT } from './layouts/student.ts';
import { SWISS_RAIL } from './layouts/swiss-rail.ts';
import { TABLE_GRID } from './layouts/table-grid.ts';
import { TEXT_BARE } from './layouts/text-bare.ts';
import { TEXT_COPIED } from './layouts/text-copied.ts';
import { TEXT_EMAIL } from './layouts/text-email.ts';
import { TEXT_IN_MESSAGE } from './layouts/text-in-message.ts';
import { TEXT_INDENTED } from './layouts/text-indented.ts';
import { TEXT_MARKED_UP } from './layouts/text-marked-up.ts';
import { TEXT_PASTED_SITE } from './layouts/text-pasted-site.ts';
import { TEXT_SAVED_DOCUMENT } from './layouts/text-saved-document.ts';
import { TEXT_TYPED } from './layouts/text-typed.ts';
import { THREE_COLUMNS } from './layouts/three-columns.ts';
import { TIMELINE } from './layouts/timeline.ts';
import { TYPED_MONOSPACE } from './layouts/typed-monospace.ts';
import { TYPESET_ARTICLE } from './layouts/typeset-article.ts';

export const FAMILIES: readonly Family[] = [
  ACADEMIC,
  CAPITALS,
  CARDS,
  CENTERED,
  CLASSIC_WORD,
  COMPACT_TECHNICAL,
  DATES_FIRST,
  DESIGNER,
  DOCUMENT_TEMPLATES,
  EUROPEAN_FORM,
  EXECUTIVE,
  FEDERAL,
  FUNCTIONAL,
  HEADER_BAND,
  HINT_COLUMN,
  ICON_FONT,
  JUSTIFIED_TEXT,
  MODERN_WORD,
  NO_HEADINGS,
  ONE_LINE,
  ONLINE_BUILDER,
  OUTLINE,
  OWN_LINES,
  PLAIN_ATS,
  PROFILE_EXPORT,
  SENTENCES,
  SIDEBAR_LEFT,
  SIDEBAR_RIGHT,
  STUDENT,
  SWISS_RAIL,
  TABLE_GRID,
  TEXT_BARE,
  TEXT_COPIED,
  TEXT_EMAIL,
  TEXT_IN_MESSAGE,
  TEXT_INDENTED,
  TEXT_MARKED_UP,
  TEXT_PASTED_SITE,
  TEXT_SAVED_DOCUMENT,
  TEXT_TYPED,
  THREE_COLUMNS,
  TIMELINE,
  TYPED_MONOSPACE,
  TYPESET_ARTICLE,
];
