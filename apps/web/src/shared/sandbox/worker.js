// Runs a learner's function on the arguments of each test. It is sent as text into a worker of the sandbox's frame (see document.server.ts).
//
// The learner's code shares this realm and may change everything in it. So whatever is needed afterwards is taken first, lists are walked by index
// (an iterator can be replaced), and what is sent is text that is put together here (a "toJSON" can be put anywhere).
(() => {
  const { parse, stringify } = JSON;
  const { apply, deleteProperty, getPrototypeOf } = Reflect;
  const { keys, prototype } = Object;
  const { isArray } = Array;
  const { isFinite: finite } = Number;
  const asText = String;
  const tagOf = prototype.toString;
  const { slice } = String.prototype;
  const { exec } = RegExp.prototype;
  const Compile = Function;
  const Failure = Error;
  const Unreadable = SyntaxError;
  const Wait = Promise;
  const later = self.setTimeout.bind(self);

  const MOST_LOGS = 200;
  const LINE = /learner\.js:(\d+)/;
  const cut = (text, length) => (text.length > length ? `${apply(slice, text, [0, length])}…` : text);

  /**
   * Encodes a value as JSON text: plain data as is, lists as {"a": […]}, objects as {"o": [key, value, …]}, and
   * anything else as {"x": "what it is"}.
   */
  function encode(value, budget, depth) {
    budget.nodes -= 1;
    if (budget.nodes < 0 || depth > 60) return '{"x":"…"}';
    if (value === null || typeof value === 'boolean') return asText(value);
    if (typeof value === 'string') return encodeText(value, budget);
    if (typeof value === 'number' && finite(value)) return asText(value);
    if (typeof value !== 'object') return `{"x":${stringify(nameOf(value))}}`;
    if (isArray(value)) {
      let items = '';
      for (let index = 0; index < value.length && budget.nodes >= 0; index += 1)
        items += `${index === 0 ? '' : ','}${encode(value[index], budget, depth + 1)}`;
      return `{"a":[${items}]}`;
    }
    const tag = apply(tagOf, value, []);
    if (tag === '[object Error]') return `{"x":${stringify(messageOf(value))}}`;
    if (tag !== '[object Object]') return `{"x":${stringify(`a ${cut(apply(slice, tag, [8, -1]), 60)}`)}}`;
    const names = keys(value);
    let entries = '';
    for (let index = 0; index < names.length && budget.nodes >= 0; index += 1)
      entries += `${index === 0 ? '' : ','}${encodeText(names[index], budget)},${encode(value[names[index]], budget, depth + 1)}`;
    return `{"o":[${entries}]}`;
  }

  function encodeText(value, budget) {
    const text = cut(value, budget.characters);
    budget.characters -= text.length;
    return stringify(text);
  }

  function nameOf(value) {
    if (typeof value === 'bigint') return `${cut(asText(value), 200)}n`;
    if (typeof value === 'function') return 'a function';
    return typeof value === 'symbol' ? 'a symbol' : asText(value);
  }

  /** An error's own text. Its properties may be anything, and reading them may throw. */
  function messageOf(error) {
    try {
      return cut(`${asText(error.name)}: ${asText(error.message)}`, 1000);
    } catch {
      return 'an error that cannot be read';
    }
  }

  /** The number of lines that the engine adds before a compiled function's first line. */
  const linesBefore = (() => {
    try {
      Compile('throw new Error()\n//# sourceURL=learner.js')();
    } catch (error) {
      return lineIn(error) - 1;
    }
    return 0;
  })();

  function lineIn(error) {
    try {
      const found = apply(exec, LINE, [asText(error.stack)]);
      return found === null ? 0 : +found[1];
    } catch {
      return 0;
    }
  }

  /** Whether a thrown value looks like an error; code can throw anything. */
  function isError(thrown) {
    try {
      return typeof thrown.name === 'string' && typeof thrown.message === 'string';
    } catch {
      return false;
    }
  }

  /** A thrown value as a message field: an error's text with its line, or the encoded value of anything else. */
  function tell(thrown, line = lineIn(thrown) - linesBefore) {
    if (isError(thrown)) {
      const text = messageOf(thrown);
      return `"text":${stringify(line > 0 ? `${text} (line ${line})` : text)}`;
    }
    try {
      return `"thrown":${encode(thrown, { nodes: 400, characters: 1000 }, 0)}`;
    } catch {
      return '"text":"Something was thrown that cannot be read."';
    }
  }

  /**
   * The line of a syntax error; 0 if it isn't known. Only uncaught errors have a line number, and a timer's text is
   * parsed as a separate script. The text defines a function that is never called.
   */
  function lineOfSyntaxError(code) {
    return new Wait((resolve) => {
      self.onerror = (_message, _source, line) => {
        // An unclosed bracket is reported after the last line.
        let last = 1;
        for (let at = 0; at < code.length; at += 1) if (code[at] === '\n') last += 1;
        resolve(line > last ? last : line);
        return true;
      };
      later(`"use strict"; (function () { ${code}\n});`, 0);
      later(resolve, 0, 0);
    });
  }

  /** The learner's console. It keeps a limited number of lines of limited length and counts the rest. */
  function consoleThat(send) {
    let lines = 0;
    const write = (...parts) => {
      lines += 1;
      if (lines > MOST_LOGS) return;
      const budget = { nodes: 400, characters: 2000 };
      let encoded = '';
      for (let index = 0; index < parts.length && budget.nodes >= 0; index += 1)
        encoded += `${index === 0 ? '' : ','}${encode(parts[index], budget, 0)}`;
      send(`"kind":"log","parts":[${encoded}]`);
    };
    const nothing = () => undefined;
    const made = { leftOut: () => (lines > MOST_LOGS ? lines - MOST_LOGS : 0), console: {} };
    for (const name of ['log', 'info', 'warn', 'error', 'debug', 'dir', 'table', 'trace']) made.console[name] = write;
    for (const name of ['assert', 'clear', 'count', 'group', 'groupEnd', 'time', 'timeEnd', 'timeLog'])
      made.console[name] = nothing;
    return made;
  }

  /** Removes globals that could impersonate the harness, close the worker, or start more workers. */
  function close(names) {
    for (const name of names)
      for (let holder = self; holder !== null; holder = getPrototypeOf(holder)) deleteProperty(holder, name);
  }

  async function run({ nonce, code, call, tests }, port) {
    const post = port.postMessage.bind(port);
    const send = (fields) => post(`{"nonce":${stringify(nonce)},${fields}}`);
    const { console, leftOut } = consoleThat(send);
    self.console = console;
    const print = console.error;
    self.onunhandledrejection = (event) => {
      print('Uncaught:', isError(event.reason) ? messageOf(event.reason) : event.reason);
      event.preventDefault();
    };
    close(['postMessage', 'close', 'Worker']);
    send('"kind":"started"');
    let subject;
    try {
      subject = Compile(
        `"use strict"; ${code}\n;return typeof ${call} === 'function' ? ${call} : null;\n//# sourceURL=learner.js`,
      )();
      if (subject === null) throw new Failure(`There is no function called ${call}.`);
    } catch (thrown) {
      // If the code can't be parsed, none of it has run.
      const unread = subject === undefined && thrown instanceof Unreadable;
      const line = unread ? await lineOfSyntaxError(code) : 0;
      send(`"kind":"failure",${line > 0 ? tell(thrown, line) : tell(thrown)}`);
      return;
    }
    self.onerror = (message) => {
      print(`Uncaught: ${message}`);
      return true;
    };
    for (let index = 0; index < tests.length; index += 1) {
      let told;
      try {
        const value = await apply(subject, undefined, parse(tests[index]));
        told = `"kind":"value","index":${index},"value":${encode(value, { nodes: 20000, characters: 100000 }, 0)}`;
      } catch (thrown) {
        told = `"kind":"error","index":${index},${tell(thrown)}`;
      }
      send(told);
    }
    send(`"kind":"done","leftOut":${leftOut()}`);
  }

  self.onmessage = ({ data, ports }) => {
    self.onmessage = null;
    void run(data, ports[0]);
  };
})();
