/** The most common passwords of 8 or more characters, in lowercase; shorter ones are refused by their length. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword pa55word 12345678 123456789
  1234567890 12345678910 0123456789 0987654321 987654321 9876543210 87654321 11111111 111111111 1111111111 00000000 000000000
  0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 12341234 11223344 12344321 123123123
  123321123 123454321 147258369 1qaz2wsx 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234
  qwer1234 qazwsxedc 1qazxsw2 zaq12wsx asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 abcd1234 abcdefgh abcdefg1
  abcdefghi abc12345 abc123456 a1b2c3d4 aa123456 aa12345678 iloveyou iloveyou1 iloveyou2 letmein1 letmein123 welcome1
  welcome12 welcome123 admin123 admin1234 administrator adminadmin changeme changeme1 changeme123 superman superman1 batman123
  football football1 baseball baseball1 basketball princess princess1 sunshine sunshine1 starwars whatever trustno1 computer
  internet samsung1 michelle jennifer jessica1 ashley12 michael1 charlie1 daniel12 jordan23 liverpool chelsea1 arsenal1
  barcelona manchester dragon12 monkey123 monkey12 shadow12 master12 mustang1 corvette mercedes porsche1 ferrari1 harley12
  pokemon1 minecraft nintendo playstation freedom1 blink182 butterfly cheese12 chocolate cookie12 diamond1 elephant
  flower12 forever1 friends1 golfer12 hello123 hello1234 helloworld hunter12 iceman12 jasmine1 killer12 lovelove lovely12
  maverick midnight mypassword newpassword november december february september october1 summer12 summer123 summer2024
  summer2025 summer2026 winter12 winter123 winter2024 winter2025 winter2026 spring12 spring2024 spring2025 spring2026
  autumn2024 autumn2025 autumn2026 secret12 secret123 testtest test1234 test12345 testing1 testing123 tester12 temporary
  temp1234 default1 guest123 user1234 username user12345 root1234 rootroot login123 access14 access123 google12
  facebook linkedin youtube1 twitter1 instagram snoopy12 spiderman thunder1 tigger12 victoria william1 yankees1
  zaq1zaq1 passpass pass1234 pass12345 qweqweqwe qweasdzxc q1w2e3r4 q1w2e3r4t5 1234qwer 1234abcd 123qweasd 123456789a
  a123456789 abc123abc asd12345 p4ssw0rd pa$$word passwort passwort1 motdepasse contrasena hallo123 azertyuiop azerty123
  000111222 101010101 121212121 131313131 159753159 741852963 789456123 999888777 88888888a`.split(/\s+/),
);
