/** Invisible to people and tempting to programs that fill every field; the server throws away what has an answer in it. */
export function Honeypot() {
  return (
    <div className="hidden" aria-hidden="true">
      <label>
        Website
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
