import { Link } from 'react-router';

const TERMS_NAME = 'terms of service';

/** A consent sentence, word for word, with the terms it names as links. */
export function LinkedTerms({ sentence }: { sentence: string }) {
  const [before, after] = sentence.split(TERMS_NAME);
  return (
    <>
      {before}
      <Link to="/terms-of-service" className="link">
        {TERMS_NAME}
      </Link>
      {after}
    </>
  );
}
