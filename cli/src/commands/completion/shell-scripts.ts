/** The supported shells. */
export const shells = ['bash', 'zsh', 'fish'] as const;

/** The script that a shell loads. Each one asks the program itself, so it never gets out of date. */
export function shellScript(shell: (typeof shells)[number]): string {
  return scripts[shell];
}

const bash = String.raw`# bash completion of grt
_grt() {
  local word="\${COMP_WORDS[COMP_CWORD]}" line
  COMPREPLY=()
  while IFS=$'\t' read -r line _; do
    COMPREPLY+=("$line")
  done < <(grt __complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  if [[ \${#COMPREPLY[@]} -eq 0 && $word != -* ]]; then
    mapfile -t COMPREPLY < <(compgen -f -- "$word")
  fi
}
complete -o filenames -F _grt grt
`;

const zsh = String.raw`#compdef grt
_grt() {
  local -a found
  local name about
  while IFS=$'\t' read -r name about; do
    found+=("\${name//:/\\:}:$about")
  done < <(grt __complete -- "\${words[@]:1:$((CURRENT - 1))}" 2>/dev/null)
  if (( \${#found} )); then
    _describe 'grt' found
  else
    _files
  fi
}
if [[ $funcstack[1] == _grt ]]; then
  _grt "$@"
else
  compdef _grt grt
fi
`;

const fish = String.raw`# fish completion of grt
function __grt_complete
  set -l words (commandline -opc) (commandline -ct)
  grt __complete -- $words[2..-1] 2>/dev/null
end
complete -c grt -f -a '(__grt_complete)'
complete -c grt -n 'test (count (__grt_complete)) -eq 0' -F
`;

const plain = (script: string): string => script.replaceAll('\\$', '$');
const scripts = { bash: plain(bash), zsh: plain(zsh), fish: plain(fish) };
