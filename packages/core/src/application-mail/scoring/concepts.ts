/**
 * Words of emails about applications by what they mean, so that “we picked another baker” and “the panel has appointed someone else” look
 * alike. Each is a stem as `toStem` makes it, or a whole word.
 */
const CONCEPTS: Readonly<Record<string, string>> = {
  application:
    'application app candidacy candidature submission resume cv dossier packet profile materials candidacies applications curriculum vitae',
  job: 'position role job opening vacancy vacancies requisition req post posting internship fellowship apprenticeship traineeship residency placement gig spot seat slot-of-work headcount employment occupation assignment opportunity intake cohort scheme',
  applicants:
    'candidate candidates applicant applicants finalist finalists contender contenders nominee interviewee jobseeker shortlist pool field',
  person:
    'person people individual individuals guy guys woman women man men lady ladies girl gentleman fellow folks professional colleague employee insider contractor freelancer hire team-member member staffer scholar transfer',
  other:
    'other others another different else elsewhere someone somebody alternative alternate internal internally external',
  choose:
    'choose select pick hire appoint prefer opt elect recruit employ shortlist settle favor engage name award accept',
  decide: 'decide decision determine conclude resolve agree verdict outcome result choice determination',
  move: 'move proceed progress advance continue go carry push take pursue step mov further',
  ahead: 'forward forwards ahead onward onwards along through past',
  not: 'not no never neither nor none nobody nothing without unable cannot against longer',
  fill: 'fill filled gone taken snapped',
  end: 'close end conclude cancel cancell withdraw withdrawn withdrew rescind revoke retract discontinue stop halt cease eliminate scrap shelve abolish archive lapse void freeze frozen finish over expire release drop dismiss remove',
  reject:
    'reject decline deny refuse disqualify unsuccessful ineligible unqualified dispositioned pass passed overqualified screened outscored turned',
  regret:
    'unfortunately sadly regret regretfully regrettably regrets sorry afraid disappoint disappointed disappointing alas luck',
  glad: 'pleased happy delighted thrilled excited glad love like honored honoured pleasure delight joy privilege proud eager keen elated overjoyed ecstatic hope wish want excitement enthusiastic',
  congratulate: 'congratulation congratulations congrats welcome woohoo hooray',
  invite: 'invite invitation invitations invit cordially',
  interview: 'interview interviews superday onsite on-site screen screening panel interviewer prescreen audition',
  talk: 'talk speak chat conversation call phone zoom teams skype meet meeting connect video visit discuss coffee conversations ring dial sit tour stop swing drop come teams webex',
  schedule:
    'schedule book arrange slot slots calendar calendly reschedule coordinate organize organise appointment agenda invitees set-up penciled',
  available: 'available availability free convenient suit suits works',
  offer: 'offer offers offering offered extend extending',
  pay: 'salary pay compensation wage wages base bonus annum ctc stipend equity rate benefits gross hourly remuneration package',
  contract: 'contract agreement letter docusign terms',
  begin: 'start begin commence join joining aboard board onboard effective',
  sign: 'sign countersign esign e-sign signature initial signed',
  send: 'send submit provide upload return forward supply share email mail fax attach give hand resend reupload re-upload resubmit transmit text',
  complete: 'complete fill-in finish answer record take-test do prepare undertake write translate solve',
  confirm: 'confirm verify acknowledge validate clarify confirmation acknowledgment acknowledgement',
  test: 'assessment test quiz exam examination challenge questionnaire exercise case-study hackerrank codility codesignal hirevue puzzle task tasks task-list homework take-home sample prompt prompts',
  document:
    'form forms document documents documentation transcript transcripts license licence licenses certificate certificates certification certifications reference references referee referees diploma degree passport visa id ssn i-9 w-4 proof consent authorization authorisation portfolio sample samples copy copies scan paperwork disclosure nda statement card badge photo essay memo plan slides presentation fingerprint fingerprints immunization background check drug medical physical questionnaire questions information details history',
  receive:
    'receive receipt got arrive reach land log register record enter lodge deliver get came come-in forwarded saved filed',
  thank: 'thank thanks appreciate grateful gratitude thx cheers',
  review: 'review consider look read evaluate assess examine study screen-app consideration process',
  soon: 'soon shortly today tomorrow tonight week weeks days hours tmrw',
  missing: 'missing incomplete unfinished blank outstanding pending overdue empty unreadable lack lacking',
  must: 'need require request ask must required requires requested requirement needs asks have-to kindly please pls',
  maybe: 'may might could would can should will shall',
  if: 'if unless should-you once when whether upon in-case provided assuming until',
  fit: 'match fit suit align aligned suited meet-need qualification qualifications skills skill experience background criteria requirements strengths',
  organization:
    'we us our i my me team committee board panel manager company client department firm school city hospital office employer governors trustees directors owner principal council district agency clinic faculty recruiter recruiters hr chef partners founder ceo cto they',
  you: 'you your yours u ur yourself',
  survey: 'survey feedback rate rating voluntary optional',
  advert:
    'discount coupon promo trial premium upgrade subscribe unsubscribe newsletter digest webinar fair event course coach tips alert alerts sale exclusive expo podcast',
};

const IRREGULAR: Readonly<Record<string, string>> = {
  chose: 'choose',
  chosen: 'choose',
  choosing: 'choose',
  went: 'go',
  gone: 'gone',
  going: 'go',
  goes: 'go',
  gave: 'give',
  given: 'give',
  took: 'take',
  taken: 'taken',
  sent: 'send',
  met: 'meet',
  spoke: 'speak',
  spoken: 'speak',
  made: 'make',
  making: 'make',
  found: 'find',
  heard: 'hear',
  came: 'come',
  saw: 'see',
  seen: 'see',
  wrote: 'write',
  written: 'write',
  held: 'hold',
  brought: 'bring',
  thought: 'think',
  felt: 'feel',
  kept: 'keep',
  left: 'leave',
  been: 'be',
  was: 'be',
  were: 'be',
  is: 'be',
  are: 'be',
  am: 'be',
  has: 'have',
  had: 'have',
  having: 'have',
  please: 'please',
  pleased: 'pleased',
  position: 'position',
  decision: 'decision',
};

/** A word without its ending: “moved”, “moving”, and “moves” become “mov”. */
export function toStem(word: string): string {
  const known = IRREGULAR[word];
  if (known !== undefined) return known;
  let stem = word.replace(/'s$|s'$/, '');
  if (stem.length > 4) stem = stem.replace(/(?:ied|ies|ying)$/, 'y');
  if (stem.length > 5) stem = stem.replace(/ing$/, '');
  if (stem.length > 4) stem = stem.replace(/(?:ed|es)$/, '');
  if (stem.length > 3) stem = stem.replace(/(?<!s)s$/, '');
  if (stem.length > 3) stem = stem.replace(/e$/, '');
  return stem.replace(/([bdfgklmnprt])\1$/, '$1');
}

const BY_WORD = new Map(
  Object.entries(CONCEPTS).flatMap(([concept, list]) =>
    list.split(' ').flatMap((word) => [
      [word, concept] as const,
      // A word that two concepts have belongs to the first.
      [toStem(word), concept] as const,
    ]),
  ),
);

/** What a word means; null if it is in no table. */
export const findConcept = (word: string, stem: string): string | null =>
  BY_WORD.get(word) ?? BY_WORD.get(stem) ?? null;
