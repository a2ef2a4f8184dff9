-- A recruiter gets the answer to a request of theirs also after the assignment ended, but only a refusal: what was opened for them before is
-- limited to members who are assigned, too.
DROP POLICY recruiters ON reveal_answers;
SELECT add_recruiter_policy('reveal_answers', $$(SELECT true FROM secret_reveals AS seen
  WHERE seen.id = reveal_answers.reveal_id AND seen.member_id = ANY ((SELECT list_visible_members())::uuid[]))$$);
