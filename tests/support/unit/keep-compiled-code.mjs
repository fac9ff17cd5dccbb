import vm from 'node:vm';

/**
 * Lets a process compile a module once. Jest gives every suite its own modules, and so compiles jest itself, zod and
 * others once per suite. Here a script is compiled once and runs in the context of each suite, with what V8 has made
 * of its functions meanwhile.
 */
export function keepCompiledCode() {
  const compile = vm.compileFunction;
  /**
   * The source of each file, for it may be transformed in another way, and the script that it became.
   * @type {Map<string, { source: string, script: vm.Script }>}
   */
  const kept = new Map();
  vm.compileFunction = (source, parameters = [], options = {}) => {
    const { filename, parsingContext } = options;
    if (filename === undefined || parsingContext === undefined) return compile(source, parameters, options);
    const known = kept.get(filename);
    const script = known?.source === source ? known.script : toScript(source, parameters, filename);
    if (script !== known?.script) kept.set(filename, { source, script });
    return script.runInContext(parsingContext);
  };
}

/**
 * The module as an expression, a function of jest's parameters. The column offset takes off what precedes the source.
 * @param {string} source
 * @param {readonly string[]} parameters
 * @param {string} filename
 */
function toScript(source, parameters, filename) {
  const head = `(function (${parameters.join(', ')}) {`;
  return new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
}
