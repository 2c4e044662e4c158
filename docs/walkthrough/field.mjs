// Prints a field of the JSON on stdin, for example `.id`. An error of the API, and anything else that lacks the field, goes to stderr.
// Usage: … | node field.mjs .id
import { text } from 'node:stream/consumers';

const [path] = process.argv.slice(2);
const answer = await text(process.stdin);

function fail(problem) {
  console.error(problem);
  process.exit(1);
}

function parse() {
  try {
    return JSON.parse(answer);
  } catch {
    return fail(answer.trim() === '' ? 'No answer. Is `npm start` running?' : `Not JSON: ${answer.slice(0, 500)}`);
  }
}

const value = parse();
if (value?.detail !== undefined && value.request_id !== undefined) {
  const detail = typeof value.detail === 'string' ? value.detail : JSON.stringify(value.detail);
  fail(`The API rejects this: ${detail} (${value.code}, request id ${value.request_id})`);
}
const field = new Function('value', `return value${path}`)(value);
if (field === undefined) fail(`There is no ${path} in ${answer.slice(0, 500)}`);
console.log(field);
