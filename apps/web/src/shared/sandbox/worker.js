// Runs a learner's function on the arguments of each test. Sent as text to a worker in the sandbox iframe (see
// document.server.ts).
//
// The learner's code shares this realm and may change anything in it. So built-ins that are needed later are saved up
// front, lists are walked by index because iterators can be replaced, and messages are text built here because any
// object can get a "toJSON".
(() => {
  const { parse, stringify } = JSON;
  const { apply, deleteProperty, getPrototypeOf } = Reflect;
  const { keys, prototype } = Object;
  const { isArray } = Array;
  const { isFinite: isFiniteNumber } = Number;
  const toText = String;
  const objectToString = prototype.toString;
  const { slice } = String.prototype;
  const { exec } = RegExp.prototype;
  const FunctionConstructor = Function;
  const ErrorConstructor = Error;
  const SyntaxErrorConstructor = SyntaxError;
  const PromiseConstructor = Promise;
  const delay = self.setTimeout.bind(self);

  const MAX_LOGS = 200;
  const LINE_PATTERN = /learner\.js:(\d+)/;
  const truncate = (text, length) => (text.length > length ? `${apply(slice, text, [0, length])}…` : text);

  /**
   * Encodes a value as JSON text: plain data as is, lists as {"a": […]}, objects as {"o": [key, value, …]}, and
   * anything else as {"x": "what it is"}.
   */
  function encode(value, budget, depth) {
    budget.nodes -= 1;
    if (budget.nodes < 0 || depth > 60) return '{"x":"…"}';
    if (value === null || typeof value === 'boolean') return toText(value);
    if (typeof value === 'string') return encodeText(value, budget);
    if (typeof value === 'number' && isFiniteNumber(value)) return toText(value);
    if (typeof value !== 'object') return `{"x":${stringify(describePrimitive(value))}}`;
    if (isArray(value)) {
      let items = '';
      for (let index = 0; index < value.length && budget.nodes >= 0; index += 1)
        items += `${index === 0 ? '' : ','}${encode(value[index], budget, depth + 1)}`;
      return `{"a":[${items}]}`;
    }
    const tag = apply(objectToString, value, []);
    if (tag === '[object Error]') return `{"x":${stringify(errorText(value))}}`;
    if (tag !== '[object Object]') return `{"x":${stringify(`a ${truncate(apply(slice, tag, [8, -1]), 60)}`)}}`;
    const names = keys(value);
    let entries = '';
    for (let index = 0; index < names.length && budget.nodes >= 0; index += 1)
      entries += `${index === 0 ? '' : ','}${encodeText(names[index], budget)},${encode(value[names[index]], budget, depth + 1)}`;
    return `{"o":[${entries}]}`;
  }

  function encodeText(value, budget) {
    const text = truncate(value, budget.characters);
    budget.characters -= text.length;
    return stringify(text);
  }

  function describePrimitive(value) {
    if (typeof value === 'bigint') return `${truncate(toText(value), 200)}n`;
    if (typeof value === 'function') return 'a function';
    return typeof value === 'symbol' ? 'a symbol' : toText(value);
  }

  /** An error's own text. Its properties may be anything, and reading them may throw. */
  function errorText(error) {
    try {
      return truncate(`${toText(error.name)}: ${toText(error.message)}`, 1000);
    } catch {
      return 'an error that cannot be read';
    }
  }

  /** The number of lines that the engine adds before a compiled function's first line. */
  const linesAdded = (() => {
    try {
      FunctionConstructor('throw new Error()\n//# sourceURL=learner.js')();
    } catch (error) {
      return lineFromStack(error) - 1;
    }
    return 0;
  })();

  function lineFromStack(error) {
    try {
      const found = apply(exec, LINE_PATTERN, [toText(error.stack)]);
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
  function describeThrown(thrown, line = lineFromStack(thrown) - linesAdded) {
    if (isError(thrown)) {
      const text = errorText(thrown);
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
    return new PromiseConstructor((resolve) => {
      self.onerror = (_message, _source, line) => {
        // An unclosed bracket is reported after the last line.
        let last = 1;
        for (let at = 0; at < code.length; at += 1) if (code[at] === '\n') last += 1;
        resolve(line > last ? last : line);
        return true;
      };
      delay(`"use strict"; (function () { ${code}\n});`, 0);
      delay(resolve, 0, 0);
    });
  }

  /** The learner's console. It keeps a limited number of lines of limited length and counts the rest. */
  function createConsole(send) {
    let lines = 0;
    const write = (...parts) => {
      lines += 1;
      if (lines > MAX_LOGS) return;
      const budget = { nodes: 400, characters: 2000 };
      let encoded = '';
      for (let index = 0; index < parts.length && budget.nodes >= 0; index += 1)
        encoded += `${index === 0 ? '' : ','}${encode(parts[index], budget, 0)}`;
      send(`"kind":"log","parts":[${encoded}]`);
    };
    const noop = () => undefined;
    const result = { leftOut: () => (lines > MAX_LOGS ? lines - MAX_LOGS : 0), console: {} };
    for (const name of ['log', 'info', 'warn', 'error', 'debug', 'dir', 'table', 'trace']) result.console[name] = write;
    for (const name of ['assert', 'clear', 'count', 'group', 'groupEnd', 'time', 'timeEnd', 'timeLog'])
      result.console[name] = noop;
    return result;
  }

  /** Removes globals that could impersonate the harness, close the worker, or start more workers. */
  function removeGlobals(names) {
    for (const name of names)
      for (let holder = self; holder !== null; holder = getPrototypeOf(holder)) deleteProperty(holder, name);
  }

  async function run({ nonce, code, call, tests }, port) {
    const post = port.postMessage.bind(port);
    const send = (fields) => post(`{"nonce":${stringify(nonce)},${fields}}`);
    const { console, leftOut } = createConsole(send);
    self.console = console;
    const print = console.error;
    self.onunhandledrejection = (event) => {
      print('Uncaught:', isError(event.reason) ? errorText(event.reason) : event.reason);
      event.preventDefault();
    };
    removeGlobals(['postMessage', 'close', 'Worker']);
    send('"kind":"started"');
    let subject;
    try {
      subject = FunctionConstructor(
        `"use strict"; ${code}\n;return typeof ${call} === 'function' ? ${call} : null;\n//# sourceURL=learner.js`,
      )();
      if (subject === null) throw new ErrorConstructor(`There is no function called ${call}.`);
    } catch (thrown) {
      // If the code can't be parsed, none of it has run.
      const unread = subject === undefined && thrown instanceof SyntaxErrorConstructor;
      const line = unread ? await lineOfSyntaxError(code) : 0;
      send(`"kind":"failure",${line > 0 ? describeThrown(thrown, line) : describeThrown(thrown)}`);
      return;
    }
    self.onerror = (message) => {
      print(`Uncaught: ${message}`);
      return true;
    };
    for (let index = 0; index < tests.length; index += 1) {
      let report;
      try {
        const value = await apply(subject, undefined, parse(tests[index]));
        report = `"kind":"value","index":${index},"value":${encode(value, { nodes: 20000, characters: 100000 }, 0)}`;
      } catch (thrown) {
        report = `"kind":"error","index":${index},${describeThrown(thrown)}`;
      }
      send(report);
    }
    send(`"kind":"done","leftOut":${leftOut()}`);
  }

  self.onmessage = ({ data, ports }) => {
    self.onmessage = null;
    void run(data, ports[0]);
  };
})();
