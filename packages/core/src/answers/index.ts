export * from './find.ts';
export {
  type AskedQuestion,
  findMemberOnlyKind,
  isMemberOnly,
  MEMBER_ONLY_KINDS,
  type MemberOnlyKind,
} from './member-only.ts';
export * from './table.ts';
export * from './types.ts';
