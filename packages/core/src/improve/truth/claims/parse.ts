import type { Claim, Item, Link, Slot } from './claim.ts';
import { itemAt } from './items.ts';
import { openerAt } from './openers.ts';
import { isUsedAsAdjective, NOUN_FIRST, hasForm, isActingGerund, isAdverb, isBe, opensAsVerb } from './reading.ts';
import { type Term, termsOf } from './terms.ts';
import { DROPPABLE, TEAM_WORDS } from './words/function-words.ts';
import { standingOf } from './words/verbs.ts';

/** A text taken apart into what it claims. */
export interface ParsedText {
  terms: readonly Term[];
  claims: readonly Claim[];
}

export function parseClaims(text: string, context: 'prose' | 'list' = 'prose', shared: ReadonlySet<string> = new Set()): ParsedText {
  const terms = termsOf(text, context, shared);
  const claims: Claim[] = [];
  let from = 0;
  let sentence = 0;
  const isEnd = (i: number) => i >= terms.length || (terms[i]?.kind === 'mark' && /^[.;:!?]$/.test(terms[i]?.text ?? '') && !(terms[i + 1]?.glued && terms[i]?.glued && terms[i]?.text !== ';'));
  for (let i = 0; i <= terms.length; i++) {
    if (!isEnd(i)) continue;
    if (i > from) claims.push(...new SentenceParser(terms.slice(from, i), from, sentence++).parse());
    from = i + 1;
  }
  return { terms, claims };
}

interface Group {
  items: Item[];
  slots: Slot[];
  /** "The manager and I". */
  withSelf: boolean;
  next: number;
}

const ROLE_MARKS = new Set([',', '(', ')', '[', ']', '|', '/']);

class SentenceParser {
  private readonly terms: readonly Term[];
  private readonly offset: number;
  private readonly sentence: number;
  private readonly claims: Claim[] = [];
  private i = 0;

  constructor(terms: readonly Term[], offset: number, sentence: number) {
    this.terms = terms;
    this.offset = offset;
    this.sentence = sentence;
  }

  parse(): Claim[] {
    let link: Link = 'main';
    let parent: Claim | undefined;
    let guard = 0;
    while (this.i < this.terms.length && guard++ < 200) {
      const before = this.i;
      const previous = this.claims.at(-1);
      if (link === 'and' && previous && isDoubtful(previous, this.terms, this.i)) link = 'sub and';
      const claim = this.clause(link, parent);
      parent = this.claims.find((one) => one.link === 'main') ?? claim;
      link = this.nextLink(claim);
      if (this.i === before) this.i++;
    }
    this.sharePassive();
    this.shareObjects();
    return this.withoutFronts();
  }

  /** "Was written and sent out by me". */
  private sharePassive(): void {
    for (const [k, claim] of this.claims.entries()) {
      const before = this.claims[k - 1];
      const hangs = claim.link === 'and' && claim.form === 'past' && !claim.slots.some(({ role }) => role === 'object');
      if (!before?.standing.includes('passive') || !hangs || claim.standing.length > 0 || claim.subject !== 'self') continue;
      claim.standing = ['passive'];
      claim.subject = before.subject;
      const by = claim.slots.find(({ role }) => role === 'by');
      claim.slots.push(...before.slots.filter(({ role }) => role === 'subject'));
      if (by && !before.slots.some(({ role }) => role === 'by')) before.slots.push(by);
    }
  }

  /** What stands before the verb between commas belongs to it: "In Python and SQL, wrote reports". */
  private withoutFronts(): Claim[] {
    return this.claims.filter((claim, k) => {
      const next = this.claims[k + 1];
      const isFront = claim.verb === '' && claim.subject === 'self' && claim.standing.length === 0 && claim.slots.length > 0 && claim.slots.every(({ role }) => role !== 'object' && role !== 'subject');
      if (!isFront || next?.link !== 'and' || next.verb === '' || claim.link !== 'main') return true;
      next.slots = [...next.slots, ...claim.slots];
      next.adverbs = [...next.adverbs, ...claim.adverbs];
      next.link = 'main';
      next.from = claim.from;
      delete next.parent;
      for (const one of this.claims) if (one.parent === claim) one.parent = next;
      return false;
    });
  }

  /** "Fed, bathed and dressed six residents": the first verbs act on what stands behind the last. */
  private shareObjects(): void {
    for (let k = this.claims.length - 2; k >= 0; k--) {
      const [claim, next] = [this.claims[k], this.claims[k + 1]];
      if (!claim || !next || claim.verb === '' || claim.slots.length > 0 || claim.adverbs.length > 0) continue;
      if (next.link === 'and' && next.verb !== '' && next.subject === claim.subject) claim.slots = next.slots;
    }
  }

  private at(k = 0): Term | undefined {
    return this.terms[this.i + k];
  }

  private blank(link: Link, parent: Claim | undefined): Claim {
    const from = this.i + this.offset;
    return { subject: 'self', standing: [], verb: '', form: '', adverbs: [], slots: [], link, sentence: this.sentence, from, to: from, unclear: false, ...(parent && { parent }) };
  }

  private clause(link: Link, parent: Claim | undefined): Claim {
    const claim = this.blank(link, parent);
    this.claims.push(claim);
    let opener = false;
    for (let guard = 0; guard < 3; guard++) {
      const before = this.i;
      if (this.opener(claim)) opener = true;
      this.front(claim);
      if (this.i === before) break;
    }
    const found = this.subject(claim);
    this.predicate(claim, found || link !== 'main' || opener);
    this.slots(claim);
    claim.to = this.i + this.offset;
    return claim;
  }

  private opener(claim: Claim): boolean {
    const found = openerAt(this.terms, this.i);
    if (!found) return false;
    this.i += found.length;
    if (found.duty && !claim.standing.includes('duty')) claim.standing.push('duty');
    return true;
  }

  /** What stands before the subject: "On weekends, I …", "By phone and in person, sold …". */
  private front(claim: Claim): void {
    for (let guard = 0; guard < 6 && this.at()?.kind === 'preposition'; guard++) {
      if (this.at()?.text === 'to' && hasForm(this.at(1), 'base')) {
        this.nested(claim, 'purpose', 1);
        while (this.at()?.text === ',') this.i++;
        continue;
      }
      if (isActingGerund(this.terms, this.i + 1)) {
        const role = this.at()?.text ?? '';
        this.i++;
        this.clause(`with ${role}`, claim);
      } else if (!this.preposition(claim)) break;
      while (this.at()?.text === ',' || (this.at()?.text === 'and' && this.at(1)?.kind === 'preposition')) this.i++;
    }
    while (isAdverb(this.at()) && !hasForm(this.at(), 'past')) {
      claim.adverbs.push(this.at()?.text ?? '');
      this.i++;
      if (this.at()?.text === ',') this.i++;
      if (this.at()?.kind === 'preposition') this.front(claim);
    }
    const time = this.at()?.kind === 'word' && !opensAsVerb(this.terms, this.i) ? itemAt(this.terms, this.i) : undefined;
    const after = time && this.terms[time.next]?.text === ',' ? time.next + 1 : time?.next;
    if (time && after !== undefined && this.terms[after]?.text === 'i') {
      claim.slots.push({ role: 'object2', items: [time.item] });
      this.i = after;
    }
  }

  /** Whoever it is about, where that is said. */
  private subject(claim: Claim): boolean {
    const term = this.at();
    if (term?.text === 'i') {
      this.i++;
      while (this.at()?.text === 'myself') this.i++;
      return true;
    }
    if (term && TEAM_WORDS.has(term.text) && term.text !== 'us') {
      claim.subject = 'team';
      this.i++;
      if (term.text === 'our') {
        const group = itemAt(this.terms, this.i);
        if (group) this.i = group.next;
      }
      return true;
    }
    if (!term || opensAsVerb(this.terms, this.i)) return false;
    if (term.kind === 'auxiliary' || term.kind === 'modal' || term.kind === 'negation') return true;
    const named = this.groupBeforeVerb();
    if (!named) return false;
    const [first] = named.items;
    claim.subject = named.withSelf ? 'team' : first ? subjectOf(first) : 'team';
    this.i = named.next;
    claim.slots.push({ role: 'subject', items: named.items }, ...named.slots);
    return true;
  }

  /** "Users downloaded", "Reports were prepared": a thing or person with a finite verb behind. */
  private groupBeforeVerb(): Group | undefined {
    for (let end = this.i + 1; end < Math.min(this.terms.length, this.i + 14); end++) {
      const term = this.terms[end];
      if (!term || (term.kind === 'mark' && term.text !== ',') || term.kind === 'relative' || term.kind === 'subordinator') return undefined;
      const isFinite = term.kind === 'auxiliary' || term.kind === 'modal' || (hasForm(term, 'past', 'third', 'base') && this.isFiniteAt(end));
      if (isFinite) return this.groupUpTo(end);
    }
    return undefined;
  }

  /** "Bottle times and naps", "several guests at the inn", "the manager and I". */
  private groupUpTo(end: number): Group | undefined {
    const terms = this.terms.slice(0, end);
    const group: Group = { items: [], slots: [], withSelf: false, next: end };
    for (let at = this.i; at < end; ) {
      const term = terms[at];
      if (term?.text === 'i') {
        if (at !== end - 1 || terms[at - 1]?.kind !== 'conjunction') return undefined;
        group.withSelf = true;
        at++;
      } else if (term?.kind === 'conjunction' || term?.text === ',') {
        if (at === this.i || group.slots.length > 0) return undefined;
        at++;
      } else if (term?.kind === 'preposition') {
        const found = group.items.length > 0 ? itemAt(terms, at + 1) : undefined;
        if (!found) return undefined;
        group.slots.push({ role: term.text, items: [found.item] });
        at = found.next;
      } else {
        const found = itemAt(terms, at);
        const isNext = at === this.i || terms[at - 1]?.kind === 'conjunction' || terms[at - 1]?.text === ',';
        if (!found || !isNext) return undefined;
        group.items.push(found.item);
        at = found.next;
      }
    }
    const last = terms.at(-1);
    return group.items.length > 0 && last?.kind !== 'conjunction' && last?.text !== ',' ? group : undefined;
  }

  private isFiniteAt(at: number): boolean {
    const [term, next] = [this.terms[at], this.terms[at + 1]];
    if (hasForm(term, 'past') && (!hasForm(term, 'base') || /^(?:determiner|number|pronoun)$/.test(next?.kind ?? ''))) return !next || next.text === 'own' || next.kind !== 'word' || isAdverb(next) || next.plural;
    const before = this.terms[at - 1];
    if (hasForm(term, 'base') && before?.plural) return next?.kind === 'determiner' || next?.kind === 'number';
    return hasForm(term, 'third') && (next?.kind === 'determiner' || next?.kind === 'number');
  }

  private predicate(claim: Claim, mayBeAnyForm: boolean): void {
    let isPassive = false;
    for (let guard = 0; guard < 8; guard++) {
      const term = this.at();
      if (!term) return;
      if (term.kind === 'auxiliary') {
        if (isBe(term) && (hasForm(this.at(1), 'participle', 'past') || (isAdverb(this.at(1)) && hasForm(this.at(2), 'participle', 'past')))) isPassive = !/^(?:being)$/.test(term.text) || isPassive;
        else if (/^(?:am|is|are)$/.test(term.text) && (hasForm(this.at(1), 'gerund') || (isAdverb(this.at(1)) && hasForm(this.at(2), 'gerund')))) claim.form = 'ongoing';
        else if (isBe(term) && hasForm(this.at(1), 'gerund')) claim.form = 'past';
        else if (isBe(term) && !hasForm(this.at(1), 'gerund') && !isAdverb(this.at(1)) && this.at(1)?.kind !== 'negation' && this.at(1)?.kind !== 'auxiliary') return this.being(claim);
        else if (/^(?:have|has|had)$/.test(term.text) && !this.isPerfect()) return this.take(claim, 'have', 'past');
        else if (/^(?:did|do|does)$/.test(term.text) && !hasForm(this.at(1), 'base') && this.at(1)?.kind !== 'negation') return this.take(claim, 'do', term.text === 'did' ? 'past' : 'base');
        this.i++;
      } else if (term.kind === 'modal') {
        if (term.text !== 'would') claim.standing.push(/^(?:will|shall)$/.test(term.text) ? 'plan' : term.text);
        this.i++;
      } else if (term.kind === 'negation') {
        claim.standing.push('not');
        this.i++;
      } else if (isAdverb(term) && !(hasForm(term, 'base') && !this.at(1))) {
        claim.adverbs.push(term.text);
        this.i++;
      } else break;
    }
    const term = this.at();
    if (!term || term.kind !== 'word' || term.verbs.length === 0 || term.possessive) return;
    const isBehindFront = claim.slots.length > 0 && !mayBeAnyForm && this.terms[this.i - 1]?.text !== ',';
    if (isBehindFront && !hasForm(term, 'past', 'third')) return;
    if (!(mayBeAnyForm || opensAsVerb(this.terms, this.i) || claim.form !== '' || isPassive)) return;
    if (mayBeAnyForm && hasForm(term, 'gerund') && !isActingGerund(this.terms, this.i)) return;
    const { base, form } = chosen(term, isPassive);
    if (isPassive) claim.standing.push('passive');
    this.i++;
    this.verb(claim, base, claim.form || form);
  }

  private isPerfect(): boolean {
    const next = this.at(1);
    return hasForm(next, 'participle', 'past') || next?.text === 'been' || next?.kind === 'negation' || isAdverb(next);
  }

  /** "was a nurse", "is open": says what something is. */
  private being(claim: Claim): void {
    claim.verb = 'be';
    claim.form = this.at()?.text ?? '';
    this.i++;
  }

  private take(claim: Claim, verb: string, form: string): void {
    claim.verb = verb;
    claim.form = form;
    this.i++;
  }

  /** Takes a verb, and the one behind it where the first only limits it: "helped train", "tried to find", "participated in writing". */
  private verb(claim: Claim, base: string, form: string): void {
    claim.verb = base;
    claim.form = form;
    const kind = standingOf(base);
    if (!kind) return;
    const k = this.at()?.text === 'to' || (this.at()?.kind === 'preposition' && /^(?:in|with|on|for)$/.test(this.at()?.text ?? '')) ? 1 : 0;
    const next = this.at(k);
    const isTo = this.at()?.text === 'to';
    const follows = isTo ? hasForm(next, 'base') : k === 1 || kind !== 'share' ? isActingGerund(this.terms, this.i + k) : (hasForm(next, 'base') && !hasForm(next, 'past') && base === 'help' && next?.kind === 'word' && opensAsVerb(this.terms, this.i)) || isActingGerund(this.terms, this.i);
    if (!follows || !next) return;
    if (base === 'work' && !isTo) return;
    claim.standing.push(kind);
    this.i += k + 1;
    this.verb(claim, chosenAs(next, isTo || hasForm(next, 'base') ? 'base' : 'gerund'), form);
  }

  private slots(claim: Claim): void {
    let role = 'object';
    for (let guard = 0; guard < 400 && this.i < this.terms.length; guard++) {
      const term = this.at();
      if (!term) return;
      if ((term.kind === 'mark' && ROLE_MARKS.has(term.text)) || term.kind === 'conjunction') {
        const step = this.afterJoint(claim, role);
        if (step === 'end') return;
        continue;
      }
      if (term.kind === 'relative') return this.nested(claim, 'relative', 1);
      if (term.kind === 'subordinator') return this.nested(claim, `sub ${term.text}`, 1);
      if (term.kind === 'preposition' && !this.startsAmount(claim)) {
        if (term.text === 'to' && (hasForm(this.at(1), 'base') || /^(?:chose|wrote|made|took|gave)$/.test(this.at(1)?.text ?? '')) && this.startsPurpose()) {
          this.nested(claim, 'purpose', 1);
          continue;
        }
        if (isActingGerund(this.terms, this.i + 1) && !this.namesField()) {
          this.nested(claim, `with ${term.text}`, 1);
          continue;
        }
        role = term.text;
        if (!this.preposition(claim)) this.i++;
        continue;
      }
      if (isAdverb(term) && !(claim.slots.length === 0 && claim.verb !== '' && hasForm(term, 'base'))) {
        claim.adverbs.push(term.text);
        this.i++;
        continue;
      }
      if (claim.slots.some((slot) => slot.role !== 'subject') && this.continuesAsClause(claim)) continue;
      if (term.kind === 'auxiliary' || term.kind === 'modal') {
        claim.unclear = true;
        this.i++;
        continue;
      }
      if (term.kind === 'negation' && this.at(1)?.kind !== 'word') {
        claim.standing.push('not');
        this.i++;
        continue;
      }
      const found = itemAt(this.terms, this.i);
      if (!found) {
        if (term.kind !== 'mark' && term.kind !== 'determiner') claim.unclear = true;
        this.i++;
        continue;
      }
      role = claim.slots.some((slot) => slot.role === 'object') ? 'object2' : 'object';
      claim.slots.push({ role, items: [found.item] });
      this.i = Math.max(found.next, this.i + 1);
    }
  }

  /** "nurses trained in triage", "a filing index I made", "guests wanting towels". */
  private continuesAsClause(claim: Claim): boolean {
    const term = this.at();
    if (term?.text === 'i' || term?.text === 'we') {
      this.nested(claim, 'relative', 0);
      return true;
    }
    if (hasForm(term, 'past', 'participle') && !hasForm(term, 'base')) {
      this.nested(claim, 'relative', 0);
      return true;
    }
    if (isActingGerund(this.terms, this.i)) {
      this.nested(claim, 'participle', 0);
      return true;
    }
    if (/^(?:help|let|have|make|watch)$/.test(claim.verb) && hasForm(term, 'base')) {
      this.nested(claim, 'complement', 0);
      return true;
    }
    return false;
  }

  /** "Skilled in welding and brazing": an "-ing" word without anything to act on names what it is. */
  private namesField(): boolean {
    const next = this.at(2);
    return /^(?:in|of|on|for|about|with|at)$/.test(this.at()?.text ?? '') && (!next || next.kind === 'mark' || next.kind === 'conjunction' || next.kind === 'preposition');
  }

  /** "Built over a dozen barns": the preposition belongs to the number. */
  private startsAmount(claim: Claim): boolean {
    const isAmount = this.at(1)?.kind === 'number' || (this.at(1)?.kind === 'determiner' && this.at(2)?.kind === 'number') || this.at(1)?.text === '$';
    return /^(?:over|under|about)$/.test(this.at()?.text ?? '') && isAmount && !claim.slots.some(({ role }) => role === 'object');
  }

  private startsPurpose(): boolean {
    const [verb, next] = [this.at(1), this.at(2)];
    if (NOUN_FIRST.has(verb?.text ?? '') && next?.kind !== 'determiner' && next?.kind !== 'number') return false;
    if (!verb || !next) return verb !== undefined && !verb.plural;
    return next.kind !== 'conjunction' || hasForm(this.at(3), 'base');
  }

  private nested(parent: Claim, link: Link, skip: number): void {
    const who = lastHead(parent);
    const relative = this.at()?.text;
    this.i += skip;
    if (link === 'purpose' || link.startsWith('with') || link === 'participle' || link === 'complement') {
      const claim = this.blank(link, parent);
      claim.subject = link === 'complement' || (link.startsWith('with ') && parent.verb !== '' && standingOf(parent.verb) === 'share') ? 'self' : parent.subject;
      this.claims.push(claim);
      while (isAdverb(this.at())) {
        claim.adverbs.push(this.at()?.text ?? '');
        this.i++;
      }
      const term = this.at();
      if (term) {
        this.i++;
        this.verb(claim, chosenAs(term, link === 'purpose' || link === 'complement' ? 'base' : 'gerund'), 'gerund');
      }
      this.slots(claim);
      claim.to = this.i + this.offset;
      return;
    }
    const claim = this.clause(link, parent);
    if (link === 'relative' && (skip === 0 ? !claim.slots.length || claim.subject === 'self' : claim.subject === 'self') && relative !== 'i' && this.terms[claim.from - this.offset]?.text !== 'i')
      claim.subject = `by ${who}`;
  }

  private preposition(claim: Claim): boolean {
    const role = this.at()?.text ?? '';
    const found = itemAt(this.terms, this.i + 1);
    if (!found) return false;
    claim.slots.push({ role, items: [found.item] });
    this.i = found.next;
    return true;
  }

  /** After a comma or "and": another thing in the same role, another role, or the end of the clause. */
  private afterJoint(claim: Claim, role: string): 'end' | 'on' {
    let k = 0;
    while (this.at(k) && ((this.at(k)?.kind === 'mark' && ROLE_MARKS.has(this.at(k)?.text ?? '')) || this.at(k)?.kind === 'conjunction')) k++;
    const next = this.at(k);
    if (!next) {
      this.i += k;
      return 'end';
    }
    const at = this.i + k;
    const opens = next.kind === 'word' && this.opensClause(at, claim);
    if (opens || next.text === 'i' || next.text === 'we' || next.kind === 'auxiliary' || next.kind === 'modal' || next.kind === 'relative' || next.kind === 'subordinator' || (next.kind !== 'preposition' && this.hasSubject(at))) return 'end';
    if (next.kind === 'preposition') {
      this.i = at;
      return 'on';
    }
    while (isAdverb(this.terms[this.i + k])) k++;
    const found = itemAt(this.terms, this.i + k);
    if (!found) {
      this.i += Math.max(1, k);
      return 'on';
    }
    const slot = claim.slots.findLast((one) => one.role === role) ?? claim.slots.at(-1);
    if (!slot && claim.verb !== '') claim.unclear = true;
    if (slot && slot.role !== 'subject') slot.items.push(found.item);
    else claim.slots.push({ role: 'object', items: [found.item] });
    this.i = found.next;
    return 'on';
  }

  private opensClause(at: number, claim: Claim): boolean {
    const term = this.terms[at];
    let k = at;
    while (isAdverb(this.terms[k]) && k < at + 2) k++;
    const first = this.terms[k] ?? term;
    if (hasForm(first, 'past')) return !hasForm(first, 'base') || claim.form === 'past' || claim.form === 'base' ? this.isVerbBehind(k) : false;
    if (hasForm(first, 'gerund')) return isActingGerund(this.terms, k) && (claim.verb !== '' || claim.slots.length > 0) && this.isVerbBehind(k);
    if (hasForm(first, 'base', 'third') && (claim.form === 'base' || claim.form === 'third' || claim.link === 'purpose' || claim.link === 'complement' || claim.standing.length > 0)) return opensAsVerb(this.terms, k);
    return false;
  }

  /** "and trained cars" could be things; a verb has something to act on, or ends the line. */
  private isVerbBehind(at: number): boolean {
    return this.terms[at]?.possessive !== true;
  }

  private hasSubject(at: number): boolean {
    const saved = this.i;
    this.i = at;
    const found = this.groupBeforeVerb() !== undefined;
    this.i = saved;
    return found;
  }

  private nextLink(claim: Claim): Link {
    let hasAnd = false;
    while (this.at() && (this.at()?.kind === 'mark' || this.at()?.kind === 'conjunction')) {
      if (this.at()?.kind === 'conjunction') hasAnd = true;
      this.i++;
    }
    const term = this.at();
    if (term?.kind === 'relative') {
      this.i++;
      return 'sub which';
    }
    if (term?.kind === 'subordinator') {
      this.i++;
      return `sub ${term.text}`;
    }
    if (hasForm(term, 'gerund') && !hasAnd && claim.form !== 'gerund' && claim.form !== 'ongoing' && !claim.standing.includes('duty')) return 'participle';
    return 'and';
  }
}

/** Whether a verb behind "and" may belong to what stands before it: "nurses trained in triage and tested in CPR", "new and used cars". */
function isDoubtful(previous: Claim, terms: readonly Term[], at: number): boolean {
  const [term, next] = [terms[at], terms[at + 1]];
  if (!hasForm(term, 'past') || hasForm(term, 'base')) return false;
  if (previous.link === 'relative' && previous.form !== 'third') return true;
  const isBare = next !== undefined && next.kind === 'word' && !isAdverb(next);
  const before = previous.slots.at(-1)?.items.at(-1);
  if (!isBare || !before) return false;
  return isUsedAsAdjective(term?.text ?? '') || (before.head === next.noun && /^(?:reduced|mixed|added|improved|increased|approved|revised|updated|returned)$/.test(term?.text ?? '')) || DROPPABLE.has(before.head) || isUsedAsAdjective(before.head);
}

function subjectOf({ head, modifiers }: Item): string {
  if (/^(?:team|crew|group|department|staff|company|firm|we)$/.test(head)) return 'team';
  return `by ${[...modifiers.slice(-1), head].join(' ')}`;
}

const lastHead = ({ slots, subject }: Claim): string => slots.at(-1)?.items.at(-1)?.head ?? subject;

function chosen(term: Term, isPassive: boolean): { base: string; form: string } {
  const wanted = isPassive ? ['participle', 'past'] : ['past', 'base', 'third', 'gerund', 'participle'];
  for (const form of wanted) {
    const found = term.verbs.find((one) => one.form === form);
    if (found) return found;
  }
  return { base: term.verbs[0]?.base ?? term.text, form: term.verbs[0]?.form ?? 'base' };
}

const chosenAs = (term: Term, form: 'base' | 'gerund'): string =>
  (term.verbs.find((one) => one.form === form) ?? term.verbs[0])?.base ?? term.text;
