/** A page that tries to get a value into a wrong place, or to submit. */
export interface HostileForm {
  name: string;
  /** Inside of the body. Elements with `data-never` must stay without a value, `data-may` may get one. */
  body: string;
  /** Runs in the page between the reading and the writing. */
  between?: string;
  /** Keys of controls that have to be filled in nevertheless, so that a page isn't safe only because nothing happens. */
  fills?: readonly string[];
  /** At most this long, in milliseconds. */
  within?: number;
}

const first = '<p><label for="first">First name</label> <input id="first" data-may></p>';
const email = '<p><label for="email">Email</label> <input id="email" type="email" data-may></p>';
const never = (attributes: string, label = 'Email') =>
  `<p><label>${label} <input data-never ${attributes}></label></p>`;
const form = (inner: string, attributes = '') =>
  `<form action="/submitted" ${attributes}>${inner}<button>Submit</button></form>`;
const script = (code: string) => `<script>${code}</script>`;
const byId = (id: string) => `document.getElementById('${id}')`;

const honeypots: readonly (readonly [string, string])[] = [
  ['not displayed', '<div style="display:none"><label>Email <input name="email2" data-never></label></div>'],
  [
    'visibility hidden',
    '<div style="visibility:hidden"><label>Email <input name="contact_email" data-never></label></div>',
  ],
  ['opacity 0', '<div style="opacity:0"><label>Email <input name="contact_email" data-never></label></div>'],
  [
    'opacity 0.01 in two layers',
    '<div style="opacity:0.2"><div style="opacity:0.2"><label>Email <input name="contact_email" data-never></label></div></div>',
  ],
  [
    'left of the page',
    '<div style="position:absolute;left:-9999px"><label>Website <input name="website" data-never></label></div>',
  ],
  [
    'right of the page',
    '<div style="position:absolute;left:9000px"><label>Website <input name="website" data-never></label></div>',
  ],
  [
    'above the page',
    '<div style="position:absolute;top:-900px"><label>Website <input name="website" data-never></label></div>',
  ],
  [
    'zero size',
    '<label>Email <input style="width:0;height:0;border:0;padding:0" name="contact_email" data-never></label>',
  ],
  [
    'a box of no height',
    '<div style="height:0;overflow:hidden"><label>Email <input name="contact_email" data-never></label></div>',
  ],
  [
    'clipped',
    '<div style="position:absolute;clip:rect(0,0,0,0)"><label>Email <input name="contact_email" data-never></label></div>',
  ],
  [
    'clip-path',
    '<div style="clip-path:inset(100%)"><label>Email <input name="contact_email" data-never></label></div>',
  ],
  [
    'scaled to nothing',
    '<div style="transform:scale(0)"><label>Email <input name="contact_email" data-never></label></div>',
  ],
  ['aria-hidden', '<div aria-hidden="true"><label>Email <input name="contact_email" data-never></label></div>'],
  ['inert', '<div inert><label>Email <input name="contact_email" data-never></label></div>'],
  ['not reached by Tab', '<label>Email <input name="contact_email" tabindex="-1" data-never></label>'],
  ['says that it stays empty', '<label>Email (leave this field empty) <input name="contact_email" data-never></label>'],
  [
    'says so with characters that nobody sees',
    '<label>Email, l\u200beave th\u2060is field bl\u200bank <input name="contact_email" data-never></label>',
  ],
  ['named hp_', '<label>Email <input name="hp_email" data-never></label>'],
  ['named website2', '<label>Website <input name="website2" data-never></label>'],
  ['a link without a label', '<input type="url" name="url" data-never>'],
  ['a fax number', '<label>Fax <input name="fax" data-never></label>'],
];

const tamperings: readonly (readonly [string, string])[] = [
  [
    'the setter of value',
    "Object.defineProperty(HTMLInputElement.prototype, 'value', { get() { return ''; }, set(v) { document.querySelector('[data-never]').setAttribute('value', v); } })",
  ],
  [
    'click',
    `HTMLElement.prototype.click = function () { document.querySelector('form').submit(); }; ${byId('email')}.click = HTMLElement.prototype.click`,
  ],
  ['focus', `${byId('email')}.focus = function () { document.querySelector('form').submit(); }`],
  [
    'dispatchEvent',
    "EventTarget.prototype.dispatchEvent = function () { document.querySelector('[data-never]').setAttribute('value', String(this.value)); return true; }",
  ],
  [
    'querySelectorAll',
    "const all = Document.prototype.querySelectorAll; Document.prototype.querySelectorAll = function (s) { return all.call(this, 'input[data-never]'); }; Element.prototype.querySelectorAll = Document.prototype.querySelectorAll",
  ],
  [
    'Array.prototype',
    "Array.prototype.map = Array.prototype.filter = Array.prototype.flatMap = function () { return [document.querySelector('[data-never]')]; }; Array.prototype.includes = () => true",
  ],
  [
    'getComputedStyle',
    "window.getComputedStyle = () => ({ display: 'block', visibility: 'visible', opacity: '1', clip: 'auto', clipPath: 'none', overflow: 'visible' })",
  ],
  [
    'labels',
    "Object.defineProperty(HTMLInputElement.prototype, 'labels', { get() { return [{ textContent: 'Email' }]; } })",
  ],
];

const submits: readonly (readonly [string, string])[] = [
  ['on input, by submit()', "document.addEventListener('input', () => document.forms[0].submit())"],
  ['on input, by requestSubmit()', "document.addEventListener('input', () => document.forms[0].requestSubmit())"],
  [
    'on change, by a click on its button',
    "document.addEventListener('change', () => document.querySelector('form button').click())",
  ],
  ['on leaving a field', "document.addEventListener('focusout', () => document.forms[0].submit())"],
  ['a moment after input', "document.addEventListener('input', () => setTimeout(() => document.forms[0].submit(), 0))"],
  [
    'by going to another page',
    "document.addEventListener('input', () => { location.href = '/submitted?' + document.querySelector('input').value; })",
  ],
  ['on focus', "document.addEventListener('focusin', () => document.forms[0].requestSubmit())"],
];

const changes: readonly HostileForm[] = [
  {
    name: 'replaced after the reading',
    body: form(first + email),
    between: `${byId('email')}.outerHTML = '<input id="email" type="email" data-never>'`,
    fills: ['first'],
  },
  {
    name: 'label changed after the reading',
    body: form(first + email.replace('data-may', 'data-never')),
    between: "document.querySelector('[for=email]').textContent = 'Name of your pet'",
    fills: ['first'],
  },
  {
    name: 'made a password field after the reading',
    body: form(first + email.replace('data-may', 'data-never')),
    between: `${byId('email')}.type = 'password'`,
    fills: ['first'],
  },
  {
    name: 'hidden after the reading',
    body: form(first + email.replace('data-may', 'data-never')),
    between: `${byId('email')}.style.display = 'none'`,
    fills: ['first'],
  },
  {
    name: 'moved off the page after the reading',
    body: form(first + email.replace('data-may', 'data-never')),
    between: `${byId('email')}.style.cssText = 'position:absolute;left:-4000px'`,
    fills: ['first'],
  },
  {
    name: 'moved into a frame after the reading',
    body: `${form(first + email.replace('data-may', 'data-never'))}<iframe id="frame"></iframe>`,
    between: `${byId('frame')}.contentDocument.body.append(${byId('email')})`,
    fills: ['first'],
  },
  {
    name: 'filled by the person after the reading',
    body: form(`${first}<p><label for="email">Email</label> <input id="email" data-own></p>`),
    between: `${byId('email')}.value = 'own@example.org'`,
    fills: ['first'],
  },
  {
    name: 'options swapped after the reading',
    body: form(
      `${first}<fieldset><legend>Are you willing to relocate?</legend><label><input type="radio" name="move" value="1" data-never><span>Yes</span></label><label><input type="radio" name="move" value="0" data-never><span>No</span></label></fieldset>`,
    ),
    between: "const [a, b] = document.querySelectorAll('fieldset span'); a.textContent = 'No'; b.textContent = 'Yes'",
    fills: ['first'],
  },
  {
    name: 'swapped on focus',
    body:
      form(first + email.replace('data-may', 'data-never')) +
      script(
        `${byId('email')}.addEventListener('focus', () => { document.querySelector('[for=email]').textContent = 'Password reminder'; })`,
      ),
    fills: ['first'],
  },
  {
    name: 'replaced on focus',
    body:
      form(first + email.replace('data-may', 'data-never')) +
      script(
        `${byId('email')}.addEventListener('focus', (event) => { event.target.outerHTML = '<input id="other" data-never>'; })`,
      ),
    fills: ['first'],
  },
  {
    name: 'moved off the page on focus',
    body:
      form(first + email.replace('data-may', 'data-never')) +
      script(
        `${byId('email')}.addEventListener('focus', (event) => { event.target.style.cssText = 'position:absolute;left:-4000px'; })`,
      ),
    fills: ['first'],
  },
  {
    name: 'a password field on focus',
    body:
      form(first + email.replace('data-may', 'data-never')) +
      script(`${byId('email')}.addEventListener('focus', (event) => { event.target.type = 'password'; })`),
    fills: ['first'],
  },
  {
    name: 'a password field on input',
    body:
      form(first + email.replace('data-may', 'data-finally')) +
      script(`${byId('email')}.addEventListener('input', (event) => { event.target.type = 'password'; })`),
    fills: ['first'],
  },
  {
    name: 'disabled on focus',
    body:
      form(first + email.replace('data-may', 'data-never')) +
      script(`${byId('email')}.addEventListener('focus', (event) => { event.target.readOnly = true; })`),
    fills: ['first'],
  },
  {
    name: 'hidden while another one is written',
    body:
      form(first + email.replace('data-may', 'data-never')) +
      script(`${byId('first')}.addEventListener('input', () => { ${byId('email')}.style.opacity = '0'; })`),
    fills: ['first'],
  },
  {
    name: 'a value that the page changes back',
    body:
      form(first + email.replace('data-may', 'data-finally')) +
      script(`${byId('email')}.addEventListener('input', (event) => { event.target.value = ''; })`),
    fills: ['first'],
  },
  {
    name: 'a list that shows something else after the click',
    body:
      form(
        `${first}<p><label for="move">Are you willing to relocate?</label><button type="button" id="move" aria-haspopup="listbox" data-finally>Select one</button></p>`,
      ) +
      script(
        `${byId('move')}.addEventListener('click', () => { const list = document.createElement('ul'); list.setAttribute('role', 'listbox'); list.innerHTML = '<li role="option">Yes</li><li role="option">No</li>'; list.addEventListener('click', () => { ${byId('move')}.dataset.got = 'Yes'; list.remove(); }); document.body.append(list); })`,
      ),
    fills: ['first'],
  },
];

const places: readonly HostileForm[] = [
  {
    name: 'a sheet over a field',
    body: form(
      `${first}<div style="position:relative">${email.replace('data-may', 'data-never')}<div style="position:absolute;inset:-20px;background:white">Nothing here</div></div>`,
    ),
    fills: ['first'],
  },
  {
    name: 'a fixed sheet over the whole page',
    body: `${form(first.replace('data-may', 'data-never') + email.replace('data-may', 'data-never'))}<div style="position:fixed;inset:0;background:white">Nothing here</div>`,
  },
  {
    name: 'an invisible frame of the same origin',
    body: `${form(first + email)}<iframe style="opacity:0" src="/inner-never"></iframe>`,
    fills: ['first', 'email'],
  },
  {
    name: 'a frame that isn’t displayed',
    body: `${form(first + email)}<iframe style="display:none" src="/inner-never"></iframe>`,
    fills: ['first', 'email'],
  },
  {
    name: 'a frame of another origin',
    body: `${form(first + email)}<iframe src="https://other.example/inner-never"></iframe>`,
    fills: ['first', 'email'],
  },
  {
    name: 'a sandboxed frame',
    body: `${form(first + email)}<iframe sandbox="allow-scripts" src="/inner-never"></iframe>`,
    fills: ['first', 'email'],
  },
  {
    name: 'card, Social Security, birth date, and password',
    body: form(
      `${first}${never('autocomplete="cc-name"', 'Name on card')}${never('name="ssn"', 'Social Security number')}${never('name="dob"', 'Date of birth')}${never('type="password"', 'Password')}${never('name="x"', 'Your name as signature')}`,
    ),
    fills: ['first'],
  },
  {
    name: 'a label for people and another for programs',
    body: form(
      `${first}<p><label for="e2">Email</label><span id="real">Social Security number</span><input id="e2" aria-labelledby="real" data-never></p>`,
    ),
    fills: ['first'],
  },
  {
    name: 'other people',
    body: form(
      `${first}${never('name="ref_name"', 'Referrer’s name')}${never('type="tel"', 'Emergency contact phone')}${never('', 'Name of your supervisor')}${never('type="email"', 'Reference email')}${never('type="url"', 'LinkedIn of a referee')}`,
    ),
    fills: ['first'],
  },
  {
    name: 'controls named like properties of the form',
    body: form(
      `${first}${email}<input type="hidden" name="parentElement"><input type="hidden" name="children"><input type="hidden" name="getAttribute"><input type="hidden" name="querySelectorAll"><input type="hidden" name="ownerDocument"><input type="hidden" name="submit"><input type="hidden" name="localName"><input type="hidden" name="textContent">`,
    ),
    fills: ['first', 'email'],
  },
  {
    name: 'a list button that submits',
    body: form(
      `${first}<p><label for="move">Are you willing to relocate?</label><button id="move" aria-haspopup="listbox">Select one</button></p>`,
    ),
    fills: ['first'],
  },
];

const floods: readonly HostileForm[] = [
  {
    name: 'a page that never stops changing',
    body: form(first + email) + script('setInterval(() => { document.body.dataset.n = Math.random(); }, 1)'),
    fills: ['first', 'email'],
    within: 8_000,
  },
  {
    name: 'a page that answers each change with another',
    body: `${form(first + email)}<div id="noise"></div>${script(`new MutationObserver(() => { setTimeout(() => { ${byId('noise')}.textContent = Math.random(); }, 5); }).observe(document, { subtree: true, childList: true, attributes: true }); ${byId('noise')}.textContent = '1'`)}`,
    fills: ['first', 'email'],
    within: 8_000,
  },
  {
    name: '10,000 fields',
    body: form(
      first +
        email +
        Array.from(
          { length: 10_000 },
          (_, at) => `<label>Thing ${at} <input name="thing-${at}" data-never></label>`,
        ).join(''),
    ),
    fills: ['first', 'email'],
    within: 10_000,
  },
  {
    name: 'labels of a million characters',
    body: form(`${first}${email}<label>${'Email '.repeat(170_000)}<input data-never></label>`),
    fills: ['first', 'email'],
    within: 8_000,
  },
  {
    name: 'boxes in 400 levels',
    body: form(first + email + '<div>'.repeat(400) + never('name="deep"', 'Favorite color') + '</div>'.repeat(400)),
    fills: ['first', 'email'],
    within: 8_000,
  },
  {
    name: 'answers that are buttons to submit, and links',
    body: form(
      `${first}<div><div>Are you legally authorized to work in the United States?</div><div><button aria-pressed="false">Yes</button><button aria-pressed="false">No</button></div></div>
      <div><div>Are you at least 18 years old?</div><a href="/submitted"><button type="button" aria-pressed="false">Yes</button><button type="button" aria-pressed="false">No</button></a></div>
      <div><div>Are you willing to relocate?</div><div role="radiogroup"><button role="radio">Yes</button><button role="radio">No</button></div></div>`,
    ),
    fills: ['first'],
  },
  {
    name: 'a search whose Enter submits',
    body:
      form(
        `${first}<p><label for="city">Location (City)</label><input id="city" role="combobox" placeholder="Search" data-finally></p>`,
      ) +
      script(
        `${byId('city')}.addEventListener('keydown', (event) => { if (event.key === 'Enter') event.target.form.submit(); })`,
      ),
    within: 8_000,
  },
  {
    name: 'a list that never loads',
    body: form(
      `${first}<p><label for="city">Location (City)</label><input id="city" role="combobox" aria-expanded="false" data-finally></p>`,
    ),
    fills: ['first'],
    within: 8_000,
  },
  {
    name: 'a list that always changes',
    body:
      form(
        `${first}<p><label for="city">Location (City)</label><input id="city" role="combobox" aria-expanded="false" aria-controls="list" data-finally></p><ul role="listbox" id="list"></ul>`,
      ) +
      script(
        "setInterval(() => { document.getElementById('list').innerHTML = '<li role=option>Place ' + Math.random() + '</li>'; }, 10)",
      ),
    fills: ['first'],
    within: 8_000,
  },
];

/** Pages that a form-filling extension must not be fooled by. */
export const HOSTILE_FORMS: readonly HostileForm[] = [
  ...honeypots.map(([name, body]) => ({ name: `honeypot: ${name}`, body: form(first + body), fills: ['first'] })),
  ...tamperings.map(([name, code]) => ({
    name: `tampering with ${name}`,
    body: form(`${first}${email}<div style="display:none"><input data-never></div>`) + script(code),
    fills: ['first', 'email'],
  })),
  ...submits.map(([name, code]) => ({ name: `submits ${name}`, body: form(first + email) + script(code) })),
  ...changes,
  ...places,
  ...floods,
];

/** In frames. */
export const INNER_FORM = `<!doctype html><html lang="en"><title>Inner</title><form action="/submitted">${first.replace('data-may', 'data-never')}${email.replace('data-may', 'data-never')}</form>`;
