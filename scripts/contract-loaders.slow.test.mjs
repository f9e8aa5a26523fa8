import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { root } from './steps.mjs';

vi.setConfig({ testTimeout: 120_000 }); // It compiles programs.

const contract = join(root, 'openapi.yaml');

const go = `package main

import ("encoding/json"; "os"; "gopkg.in/yaml.v3")

func main() {
	text, _ := os.ReadFile(os.Args[1])
	var document map[string]any
	if err := yaml.Unmarshal(text, &document); err != nil { panic(err) }
	json.NewEncoder(os.Stdout).Encode(document)
}
`;

const java = String.raw`import java.io.*; import java.nio.file.*; import java.util.*; import java.util.stream.*;

class Load {
  public static void main(String[] words) throws IOException {
    Object document = new org.yaml.snakeyaml.Yaml().load(Files.readString(Path.of(words[0])));
    new PrintStream(System.out, true, "UTF-8").print(json(document));
  }
  static final java.util.regex.Pattern escaped = java.util.regex.Pattern.compile("[\\x00-\\x1f\"\\\\]");
  static String json(Object value) {
    if (value instanceof Map<?, ?> map)
      return map.entrySet().stream().map(e -> json(e.getKey()) + ":" + json(e.getValue())).collect(Collectors.joining(",", "{", "}"));
    if (value instanceof List<?> list) return list.stream().map(Load::json).collect(Collectors.joining(",", "[", "]"));
    if (!(value instanceof String text)) return String.valueOf(value);
    return "\"" + escaped.matcher(text).replaceAll(m -> String.format("\\\\u%04x", (int) m.group().charAt(0))) + "\"";
  }
}
`;

/** Where Debian has the loaders of Go and Java. */
const goPath = '/usr/share/gocode';
const snakeyaml = '/usr/share/java/snakeyaml.jar';

/** Each program prints the file as JSON. Where `probe` fails, the program or its loader is not installed. */
const loaders = [
  {
    language: 'Python',
    needs: 'python3-yaml',
    probe: ['python3', '-c', 'import yaml'],
    load: [
      'python3',
      '-c',
      'import json, sys, yaml; print(json.dumps(yaml.safe_load(open(sys.argv[1], encoding="utf-8"))))',
    ],
  },
  {
    language: 'Ruby',
    needs: 'ruby',
    probe: ['ruby', '-ryaml', '-e', ''],
    load: ['ruby', '-ryaml', '-rjson', '-e', 'puts JSON.generate(YAML.safe_load_file(ARGV[0]))'],
  },
  {
    language: 'Go',
    needs: 'golang-go golang-gopkg-yaml.v3-dev',
    probe: ['go', 'list', 'gopkg.in/yaml.v3'],
    load: ['go', 'run', 'load.go'],
  },
  {
    language: 'Java',
    needs: 'default-jdk-headless libyaml-snake-java',
    probe: ['java', '-cp', snakeyaml, 'Load.java', '/dev/null'],
    load: ['java', '-cp', snakeyaml, 'Load.java'],
  },
];

let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grt-loaders-'));
  await writeFile(join(folder, 'load.go'), go);
  await writeFile(join(folder, 'Load.java'), java);
});
afterAll(() => rm(folder, { recursive: true }));

describe('openapi.yaml', () => {
  it.for(loaders)(
    'is the same in the usual loader of $language',
    async ({ language, needs, probe, load }, { skip }) => {
      const options = {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 1e8,
        env: { ...process.env, GO111MODULE: 'off', GOPATH: goPath },
      };
      const run = ([program, ...words]) => execFileSync(program, [...words, contract], options);
      const [program, ...words] = probe;
      if (spawnSync(program, words, options).status !== 0) {
        const missing = `${language} or its loader is not installed. Debian has them as: ${needs}`;
        console.warn(missing);
        skip(missing);
      }
      expect(JSON.parse(run(load))).toEqual(parse(await readFile(contract, 'utf8'), { maxAliasCount: -1 }));
    },
  );
});
