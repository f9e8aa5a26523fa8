/** The supported shells. */
export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;

/** The script that a shell loads. Each one asks the program itself, so it never gets out of date. */
export function shellScript(shell: (typeof shells)[number]): string {
  return scripts[shell];
}

const bash = String.raw`# bash completion of grt
_grt() {
  local word line files=
  local -a words=()
  # bash cuts words at colons, and replaces only what is behind the last one.
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD}"; do
    if [[ \${#words[@]} -gt 0 && ( $word == :* || \${words[-1]} == *: ) ]]; then words[-1]+=$word; else words+=("$word"); fi
  done
  word=\${words[-1]}
  COMPREPLY=()
  while IFS=$'\t' read -r line _; do
    if [[ $line == :files ]]; then files=1; else COMPREPLY+=("\${line#"\${word%"\${word##*:}"}"}"); fi
  done < <(grt __complete -- "\${words[@]}" 2>/dev/null)
  if [[ -n $files ]]; then
    [[ $word == = ]] && word=
    mapfile -t COMPREPLY < <(compgen -f -- "$word")
  fi
}
complete -o nosort -o filenames -F _grt grt 2>/dev/null || complete -o filenames -F _grt grt
`;

const zsh = String.raw`#compdef grt
_grt() {
  local -a found
  local name about files=
  while IFS=$'\t' read -r name about; do
    if [[ $name == :files ]]; then files=1; else found+=("\${name//:/\\:}:$about"); fi
  done < <(grt __complete -- "\${words[@]:1:$((CURRENT - 1))}" 2>/dev/null)
  (( \${#found} )) && _describe -V 'grt' found
  if [[ -n $files ]]; then
    compset -P '*='
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
complete -c grt -f -k -a '(__grt_complete | string match -v :files)'
complete -c grt -n '__grt_complete | string match -q :files' -F
`;

const powershell = String.raw`# PowerShell completion of grt (7.3 or newer)
Register-ArgumentCompleter -Native -CommandName grt -ScriptBlock {
  param($word, $line, $cursor)
  $words = @($line.CommandElements | Select-Object -Skip 1 |
    Where-Object { $_.Extent.StartOffset -lt $cursor } | ForEach-Object {
      if ($_ -is [System.Management.Automation.Language.StringConstantExpressionAst]) { $_.Value } else { "$_" }
    })
  if ($word -eq '') { $words += '' }
  # In quotes: PowerShell keeps a bare -- to itself when grt is the script that npm installs.
  $found = @(grt __complete '--' @words 2>$null)
  # PowerShell offers files where it gets nothing at all.
  if ($found.Count -eq 0) { return '' }
  $found | Where-Object { $_ -ne ':files' } | ForEach-Object {
    $name, $about = $_ -split [char]9, 2
    if (-not $about) { $about = $name }
    $text = if ($name -match '[\s''"\x60$;|&(){}<>,#]') { "'" + $name.Replace("'", "''") + "'" } else { $name }
    [System.Management.Automation.CompletionResult]::new($text, $name, 'ParameterValue', $about)
  }
}
`;

const plain = (script: string): string => script.replaceAll('\\$', '$');
const scripts = {
  bash: plain(bash),
  zsh: plain(zsh),
  fish: plain(fish),
  powershell,
};
